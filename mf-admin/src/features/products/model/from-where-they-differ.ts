/** A beginning of at most this length is read at a glance. */
const SHORT = 60
/** So much before the first difference is left for the sense of it. */
const KEPT_WORDS = 4

/** Long texts that begin alike, from shortly before they differ: else all that is seen of them would be the same. */
export function fromWhereTheyDiffer(texts: readonly string[]): string[] {
  const [first = ''] = texts
  let same = 0
  while (same < first.length && texts.every(text => text[same] === first[same])) same += 1
  if (same <= SHORT) return [...texts]
  const words = first.slice(0, same).split(' ')
  const from = words.slice(0, -KEPT_WORDS).join(' ').length
  return texts.map(text => `…${text.slice(from)}`)
}
