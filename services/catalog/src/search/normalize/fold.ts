// Keyboards write the apostrophe in a dozen ways, and many shoppers leave it out: inside a word it means nothing.
const APOSTROPHES = /(?<=\p{L})['’ʼ`′‘´ʹ"”“″]+(?=\p{L})/gu
const MARKS = /[\p{M}\p{Cf}]/gu

// Letters that are mixed up on phones, in a hurry and between Ukrainian and Russian; the hard and the soft sign are left out.
const TWINS: Readonly<Record<string, string>> = { и: 'і', ы: 'і', є: 'е', э: 'е', ґ: 'г', ь: '', ъ: '' }
const TWIN_LETTERS = /[иыєэґьъ]/g

const TOKENS = /[\p{L}\p{N}]+/gu

/** A text as it is compared: lower case, without accents and apostrophes, twin letters as one. й and ї lose their marks, ё too. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .replace(APOSTROPHES, '')
    .normalize('NFKD')
    .replace(MARKS, '')
    .replace(TWIN_LETTERS, letter => TWINS[letter] ?? letter)
}

/** The words of a text, folded. */
export function tokensIn(text: string): string[] {
  return fold(text).match(TOKENS) ?? []
}

/** A single letter is not searched for: it would be the beginning of half of the catalogue. */
export function isSearchable(text: string): boolean {
  return tokensIn(text).some(({ length }) => length > 1)
}

/** The words of a text as they stand there; apostrophes stay inside. */
export function surfacesIn(text: string): string[] {
  return text.match(/[\p{L}\p{N}\p{M}]+(?:['’ʼ][\p{L}\p{M}]+)*/gu) ?? []
}
