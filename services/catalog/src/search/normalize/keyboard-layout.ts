// Keys of one keyboard as they are marked in two alphabets. The Russian layout differs in letters that fold into these.
const LATIN = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`\\"
const UKRAINIAN = "йцукенгшщзхїфівапролджєячсмитьбю'ґ"
const RUSSIAN_KEYS: readonly [string, string][] = [
  ['ы', 's'],
  ['э', "'"],
  ['ъ', ']'],
  ['ё', '`'],
]
const SHIFTED: readonly [string, string][] = [
  ['{', 'х'],
  ['}', 'ї'],
  [':', 'ж'],
  ['"', 'є'],
  ['<', 'б'],
  ['>', 'ю'],
  ['~', "'"],
  ['|', 'ґ'],
]

const pairs = [...LATIN].map((key, at): [string, string] => [key, UKRAINIAN[at] ?? key])
const toUkrainian = new Map([...pairs, ...SHIFTED])
const toLatin = new Map([...pairs.map(([key, letter]): [string, string] => [letter, key]), ...RUSSIAN_KEYS])

/** What the same keys would have written on the other layout; null for a text of both alphabets or of none. */
export function onOtherLayout(text: string): string | null {
  const lower = text.toLowerCase().normalize('NFC')
  const isLatin = /[a-z]/.test(lower)
  const isCyrillic = /[а-яєіїґё]/.test(lower)
  if (isLatin === isCyrillic) return null
  const keys = isLatin ? toUkrainian : toLatin
  return [...lower].map(sign => keys.get(sign) ?? sign).join('')
}
