# Functions for scripts that write secrets into a file of variables: its name is in $file, and umask is 077.

read_value() {
  sed -n "s/^$1=//p" "$file" | head -n 1
}

# A line without a value, or a comment of it, is replaced; base64 holds no | .
write_value() {
  if grep -q "^#* *$1=" "$file"; then
    sed "s|^#* *$1=.*|$1=$2|" "$file" > "$file.new"
    cat "$file.new" > "$file"
    rm "$file.new"
  else
    echo "$1=$2" >> "$file"
  fi
}

# A private Ed25519 key, and from stdin its public one.
draw_key() {
  openssl genpkey -algorithm ed25519 -outform DER | base64 -w 0
}
public_of() {
  base64 -d | openssl pkey -inform DER -pubout -outform DER | base64 -w 0
}

# CART_CHECKOUT_INTERNAL_KEY is the key of cart-checkout.
caller_of() {
  echo "${1%_INTERNAL_KEY}" | tr 'A-Z_' 'a-z-'
}
