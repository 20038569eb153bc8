#!/usr/bin/env bash
# Make a Python environment hold exactly what its lock files say; does nothing when it already does.
#   tools/env.sh FOLDER LOCK…        the locks are installed in the order given
# The copy of each lock inside the folder is the mark that it was installed: once made, no network is needed.
set -euo pipefail

folder=$1
shift

say() { printf '%s\n' "$*" >&2; }

works() { "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; }

find_python() { # the first Python that is new enough; PYTHON=… names one and no other
    local name named=${PYTHON:-python3} others=()
    if [ "$named" = python3 ]; then
        others=(python3.14 python3.13 python3.12 python3.11)
    fi
    for name in "$named" "${others[@]}"; do
        if works "$name"; then
            printf '%s' "$name"
            return
        fi
    done
    if command -v "$named" >/dev/null 2>&1; then
        say "Dispetto needs Python 3.11 or newer, and $named is $("$named" --version 2>&1 | head -n 1)."
    else
        say "Dispetto needs Python 3.11 or newer, and there is no $named here."
    fi
    say "Install it (Debian 12, Ubuntu 24.04 or newer: apt-get install python3 python3-venv), or name one: make … PYTHON=/path/to/python3"
    return 1
}

current() { # is this lock what the environment holds?
    cmp -s "$1" "$folder/$(basename "$1")"
}

progress() { # pip's chatter as one line that counts up to $1; nothing where no person watches
    local all=$1 n=0 line bar
    while IFS= read -r line; do
        case $line in
        Collecting* | Processing* | Ignoring* | 'Requirement already'*) n=$((n < all ? n + 1 : all)) ;;
        Installing*) n=$all ;;
        *) continue ;;
        esac
        if [ -t 2 ]; then
            bar=$(printf '%*s' $((24 * n / all)) '')
            printf '\r  [%-24s] %d of %d ' "${bar// /#}" "$n" "$all" >&2
        fi
    done
    if [ -t 2 ]; then
        printf '\r%60s\r' '' >&2
    fi
}

if [ -d "$folder" ] && ! works "$folder/bin/python"; then
    rm -rf "$folder" # its Python has gone, or is too old
fi
if [ ! -x "$folder/bin/pip" ]; then
    python=$(find_python)
    if ! "$python" -c 'import venv, ensurepip' 2>/dev/null; then
        say "Python's venv module is missing. Install the package python3-venv (Debian, Ubuntu: apt-get install python3-venv)."
        exit 1
    fi
    rm -rf "$folder"
    "$python" -m venv "$folder"
fi

# Runtime wheels only, so nothing is compiled; RLCard, a peer of the benchmark, is published as (pure) source alone.
binary=(--only-binary :all: --no-binary rlcard --no-build-isolation)
for lock in "$@"; do
    if current "$lock"; then
        continue
    fi
    count=$(grep -cE '^[a-z0-9][^ ]*==' "$lock")
    say "$folder: installing $(basename "$lock"), $count packages (needs the network, this once) …"
    log=$folder/$(basename "$lock").log
    if ! "$folder/bin/python" -m pip install --disable-pip-version-check --no-input --progress-bar off --require-hashes "${binary[@]}" \
        -r "$lock" 2>&1 | tee "$log" | progress "$count"; then
        tail -n 5 "$log" >&2
        say "$folder: could not install $(basename "$lock"); is the package index within reach? All that pip said: $log"
        exit 1
    fi
    cp "$lock" "$folder/$(basename "$lock")"
done
