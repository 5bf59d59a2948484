#!/bin/sh
# sh ops/mongo/draw-secrets.sh [file]: draws the secrets that have no value in .env, which it makes of .env.example where there is
# none. What has a value stays; nothing is printed but names. Keys are drawn by openssl.
set -eu
cd "$(dirname "$0")/../.."
file=${1:-.env}
umask 077
[ -e "$file" ] || cp .env.example "$file"
. ops/mongo/env-file.sh

passwords=$(sed -n 's/^#* *\([A-Z_]*_MONGODB_PASSWORD\)=.*/\1/p' .env.example)
for name in RELEASES_SECRET MONGO_KEY MONGO_ROOT_PASSWORD $passwords; do
  if [ -n "$(read_value "$name")" ]; then continue; fi
  write_value "$name" "$(head -c 48 /dev/urandom | base64 -w 0)"
  echo "drawn: $name"
done

# Of each caller its own private key; the public ones are known to all.
for name in $(sed -n 's/^#* *\([A-Z_]*_INTERNAL_KEY\)=.*/\1/p' .env.example); do
  if [ -z "$(read_value "$name")" ]; then
    write_value "$name" "$(draw_key)"
    echo "drawn: $name"
  fi
  public="$(caller_of "$name")=$(read_value "$name" | public_of)"
  keys=$(read_value INTERNAL_KEYS)
  case ",$keys," in
    *",$public,"*) ;;
    *) write_value INTERNAL_KEYS "${keys:+$keys,}$public" && echo "added to INTERNAL_KEYS: $(caller_of "$name")" ;;
  esac
done
