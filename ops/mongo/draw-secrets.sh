#!/bin/sh
# sh ops/mongo/draw-secrets.sh [file]: draws the secrets that have no value in .env, which it makes of .env.example where there is
# none. What has a value stays; nothing is printed but names.
set -eu
cd "$(dirname "$0")/../.."
file=${1:-.env}
umask 077
[ -e "$file" ] || cp .env.example "$file"
names=$(sed -n 's/^#* *\([A-Z_]*_MONGODB_PASSWORD\)=.*/\1/p' .env.example)
for name in INTERNAL_SECRET RELEASES_SECRET MONGO_KEY MONGO_ROOT_PASSWORD $names; do
  if grep -q "^$name=." "$file"; then continue; fi
  drawn=$(head -c 48 /dev/urandom | base64 -w 0)
  # A line without a value, or a comment of it, is replaced; base64 holds no | .
  if grep -q "^#* *$name=" "$file"; then
    sed "s|^#* *$name=.*|$name=$drawn|" "$file" > "$file.new"
    cat "$file.new" > "$file"
    rm "$file.new"
  else
    echo "$name=$drawn" >> "$file"
  fi
  echo "drawn: $name"
done
