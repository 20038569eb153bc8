#!/usr/bin/env bash
# Resolve requirements/*.in into *.txt: for every Python from 3.11 on, with hashes, without addresses.
set -euo pipefail
cd "$(dirname "$0")/../requirements"

for name in play build test lab bench rl docs lock; do
    source=(--only-binary :all:)
    if [ "$name" = bench ]; then
        source+=(--no-binary rlcard) # published as source alone
    fi
    ../.venv-lock/bin/uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes --no-config \
        --no-header --no-emit-index-url --strip-extras "${source[@]}" "$name.in" -o "$name.txt"
    echo "$name.txt: $(grep -c '==' "$name.txt") packages"
done
