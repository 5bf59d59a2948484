const LATIN = 'aceiopxyk'
const CYRILLIC = 'асеіорхук'

const toCyrillic = new Map([...LATIN].map((letter, at): [string, string] => [letter, CYRILLIC[at] ?? letter]))
const toLatin = new Map([...CYRILLIC].map((letter, at): [string, string] => [letter, LATIN[at] ?? letter]))

/** A lower-case word that mixes two alphabets, as copied texts and phones do, in the alphabet that most of its letters are of. */
export function inOneAlphabet(token: string): string {
  const latin = token.match(/[a-z]/g)?.length ?? 0
  const cyrillic = token.match(/[а-яєіїґё]/g)?.length ?? 0
  if (latin === 0 || cyrillic === 0) return token
  const letters = latin > cyrillic ? toLatin : toCyrillic
  return [...token].map(letter => letters.get(letter) ?? letter).join('')
}
