#!/bin/sh
# sh ops/mongo/change-key.sh <caller> <step> [file]: changes the key of a service (or of the commands) in .env without a stop.
#   add     draws the next key and adds its public one to INTERNAL_KEYS. Then start all services again, one copy after the other.
#   use     makes the next key the one that the caller signs with. Then start its copies again, one after the other.
#   strike  takes the former public key out of INTERNAL_KEYS. Then start all services again, one copy after the other.
set -eu
cd "$(dirname "$0")/../.."
caller=${1:-} step=${2:-} file=${3:-.env}
umask 077
. ops/mongo/env-file.sh

fail() {
  echo "$1" >&2
  exit 1
}

variable=$(echo "$caller" | tr 'a-z-' 'A-Z_')_INTERNAL_KEY
[ -n "$caller" ] && grep -q "^$variable=." "$file" || fail "$file has no key of '$caller'"
next=$(read_value "${variable}_NEXT")
current=$(read_value "$variable" | public_of)
keys=$(read_value INTERNAL_KEYS)

case $step in
  add)
    [ -z "$next" ] || fail "the next key of $caller is there already: use it"
    next=$(draw_key)
    write_value "${variable}_NEXT" "$next"
    write_value INTERNAL_KEYS "$keys,$caller=$(echo "$next" | public_of)"
    ;;
  use)
    [ -n "$next" ] || fail "$caller has no next key: add one"
    write_value "$variable" "$next"
    write_value "${variable}_NEXT" ""
    ;;
  strike)
    [ -z "$next" ] || fail "the next key of $caller is not used yet"
    write_value INTERNAL_KEYS "$(echo "$keys" | tr , '\n' | grep -v "^$caller=" | tr '\n' ,)$caller=$current"
    ;;
  *) fail "which step? add, use or strike" ;;
esac
echo "done: $step, of $caller"
