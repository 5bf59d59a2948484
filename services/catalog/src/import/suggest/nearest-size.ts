/** Sizes in other words, by what they are in letters. */
const letters: readonly (readonly [letter: string, ...words: string[]])[] = [
  ['xxs', 'xx small', 'xxsmall', '2xs', 'extra extra small'],
  ['xs', 'x small', 'xsmall', 'extra small', 'дуже малий'],
  ['s', 'small', 'sm', 'малий', 'с'],
  ['m', 'medium', 'med', 'середній', 'м'],
  ['l', 'large', 'lg', 'великий'],
  ['xl', 'x large', 'xlarge', 'extra large', 'дуже великий'],
  ['xxl', 'xx large', 'xxlarge', '2xl', '2x large', 'extra extra large'],
  ['xxxl', 'xxx large', 'xxxlarge', '3xl', '3x large'],
]
const ONE_SIZE: readonly string[] = [
  ...['one size', 'onesize', 'one size fits all', 'one size fits most', 'os', 'o s', 'free size', 'freesize', 'uni'],
  ...['універсальний', 'універсальний розмір', 'один розмір', 'єдиний розмір', 'єдиний', 'без розміру'],
]
const byWord = new Map(letters.flatMap(([letter, ...words]) => [letter, ...words].map(word => [word, letter] as const)))

type Size = { name: string; short_name?: string }

/** The size of the shop that goes by another name in the file: *Small* is S, *EU 38* and *Розмір M* are 38 (M). */
export function nearestSize(value: string, sizes: readonly Size[]): string | undefined {
  const word = plain(value).replace(/^(?:розмір|size) /, '')
  if (ONE_SIZE.includes(word)) return sizes.find(size => textsOf(size).some(text => ONE_SIZE.includes(text)))?.name
  // Other countries count otherwise: a bare number, or one that says it is European.
  const number = /^(?:eu |eur |євро )?(\d{1,3})(?: eu| eur)?$/.exec(word)?.[1]
  const token = number ?? byWord.get(word) ?? word
  const tokens = (size: Size) => new Set(textsOf(size).flatMap(text => text.split(' ')))
  const found = sizes.filter(size => tokens(size).has(token))
  return found.length === 1 ? found[0]?.name : undefined
}

function textsOf({ name, short_name = '' }: Size): string[] {
  return [name, short_name].map(plain)
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
