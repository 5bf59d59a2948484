#!/bin/sh
# Puts the files of all builds where nginx looks for them: collect-files.sh <repository> <folder>
set -eu
shop=$1
files=$2
mkdir -p "$files/assets"
cp "$shop"/host/dist/*/* "$files/assets/"
for remote in catalog cart-checkout account admin; do
  for build in "$shop/mf-$remote"/dist/*/; do
    mkdir -p "$files/remotes/$remote"
    cp -R "$build" "$files/remotes/$remote/"
  done
done
