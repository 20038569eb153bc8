#!/usr/bin/env bash
# Build the compiled wheel into dist/ and install it into an environment; does nothing when it is there already.
#   tools/wheel.sh FOLDER        an environment made by tools/env.sh
set -euo pipefail
cd "$(dirname "$0")/.."

folder=$1
build=.venv-build
say() { printf '%s\n' "$*" >&2; }

mkdir -p build
exec 9>build/wheel.lock
if command -v flock >/dev/null; then
    flock 9 # one build at a time; a second one waits and then finds it done
fi
tools/env.sh "$build" requirements/build.txt

# The wheel's mark is what it was made of: every file, the build tools, the Python.
made_of() {
    "$build/bin/python" -VV
    find src/dispetto pyproject.toml setup.py requirements/build.txt LICENSE NOTICE -type f \
        ! -path '*/__pycache__/*' -print0 | LC_ALL=C sort -z | xargs -0 sha256sum
}
mark=$(made_of | sha256sum)

if [ "$(cat dist/mark 2>/dev/null)" != "$mark" ]; then
    say "dist: compiling the rules with mypyc (about a minute) …"
    rm -rf build/lib* build/bdist* build/temp* dist
    mkdir dist
    if ! DISPETTO_COMPILED=1 "$build/bin/python" -m pip wheel --disable-pip-version-check --no-index --no-deps \
        --no-build-isolation -v -w dist . >build/wheel.log 2>&1; then
        grep -E 'error|dispetto:' build/wheel.log >&2 || tail -n 20 build/wheel.log >&2
        say "dist: the compiled wheel could not be built; all that was said: build/wheel.log"
        exit 1
    fi
    printf '%s\n' "$mark" >dist/mark
fi

if [ "$(cat "$folder/wheel-mark" 2>/dev/null)" != "$mark" ]; then
    "$folder/bin/python" -m pip install --disable-pip-version-check --quiet --no-index --no-deps --force-reinstall \
        dist/*.whl
    printf '%s\n' "$mark" >"$folder/wheel-mark"
fi
