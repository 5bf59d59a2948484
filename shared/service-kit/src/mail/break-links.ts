// These are invisible, and browsers take them out of an address: they must not hide one from what follows.
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu
const GAPS = /[\s\p{Cc}]+/gu
const NOT_ASCII = /[^\0-\x7f]/gu
/** Signs that addresses are made of. The ideographic full stop is a dot in the names of hosts. */
const OF_ADDRESSES = /[.。@:/\\]/

/** At the end of a sentence or an abbreviation a dot stays as it is. */
const DOT_INSIDE = /\.(?=[^\s.,;!?)\]»”"'’])/gu
/** A time of day, `10:00`, is no address. */
const COLON_INSIDE = /(?<!\p{Nd}):(?=\S)|:(?=[^\s\p{Nd}])/gu
/** Numbers of telephones, however they are grouped; commas and letters end one. */
const MANY_DIGITS = /(?:\p{Nd}[^\p{L}\p{Nd},;·]*){7,}/gu
const FOUR_DIGITS = /(\p{Nd}(?:[^\p{Nd}]*\p{Nd}){3})[^\p{Nd}]*(?=\p{Nd})/gu

/**
 * What a customer typed, as it may stand in an email: no mail program makes a link of any of it. A stranger who types a link as name or
 * address would otherwise have the shop send it to anybody.
 *
 * Addresses are broken at their separators by visible spaces: `example. com`, `https: / /t. me/x`, `a@ b. co`.
 * Zero-width characters read better and do not help: Gmail ignores the zero-width space, Samsung's mail the word
 * joiner, Apple's both in numbers, and a browser takes them out of a pasted address. Tags around the dot work in HTML only,
 * and the text part and the subject have none. Across a space no program links.
 */
export function breakLinks(typed: string): string {
  return typed
    .replace(INVISIBLE, '')
    .replace(GAPS, ' ')
    .replace(NOT_ASCII, asInAddress)
    .replace(DOT_INSIDE, '. ')
    .replace(/@(?=\S)/g, '@ ')
    .replace(COLON_INSIDE, ': ')
    .replace(/([/\\])(?=[/\\])/g, '$1 ')
    .replace(MANY_DIGITS, digits => digits.replace(FOUR_DIGITS, '$1 · '))
}

/** `．` is a dot to a browser, and `№` is not `No` to a reader: only the look-alikes of such signs are replaced. */
function asInAddress(character: string): string {
  const plain = character.normalize('NFKC')
  return OF_ADDRESSES.test(plain) ? plain.replaceAll('。', '.') : character
}
