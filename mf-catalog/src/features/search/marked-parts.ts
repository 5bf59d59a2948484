export type MarkedPart = { text: string; isMatch: boolean }

/** Cuts a title into what was found and the rest. Only whole words: half of one would look like a mistake. */
export function markedParts(title: string, matched: readonly string[]): MarkedPart[] {
  const terms = matched.filter(Boolean).map(term => term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  if (terms.length === 0) return [{ text: title, isMatch: false }]
  // Longer words first: of two that begin at one place the whole one is marked.
  const anyTerm = terms.sort((one, other) => other.length - one.length).join('|')
  const parts = title.split(new RegExp(`(?<![\\p{L}\\p{N}])(${anyTerm})(?![\\p{L}\\p{N}])`, 'iu'))
  return parts.flatMap((text, index) => (text ? [{ text, isMatch: index % 2 === 1 }] : []))
}
