/** Under what name a file of a version lies in the bucket of releases; without `file` what all of them begin with. */
export function nameInBucket(part: string, version: string, file = ''): string {
  return `${part}/${version}/${file}`
}
