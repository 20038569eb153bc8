#!/bin/sh
# A bot with nothing but a POSIX shell and sed: dispetto bot run sh examples/bots/stdio.sh --game hedz-25th
# Keys come in one order and without spaces: the version first, then "yours", then what is legal. It takes the first offer.
while IFS= read -r line; do
    case $line in
    '{"type":"state"'*'"yours":true'*)
        version=$(printf '%s' "$line" | sed 's/^{"type":"state","version":\([0-9]*\).*/\1/')
        codes=$(printf '%s' "$line" | sed 's/.*"legal":\[{"codes":\(\[[0-9,]*\]\).*/\1/')
        printf '{"version":%s,"codes":%s}\n' "$version" "$codes"
        ;;
    '{"type":"refused"'*) printf '%s\n' "$line" >&2 ;;
    esac
done
