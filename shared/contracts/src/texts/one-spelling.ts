const APOSTROPHES = "'’ʼ`′‘´"
/** The first of them is the one that keyboards have. */
const HYPHENS = '-‐‑‒–−'
const anyApostrophe = new RegExp(`[${APOSTROPHES}]`, 'g')
const anyHyphen = new RegExp(`[${HYPHENS}]`, 'g')

/**
 * A text as searches of staff compare it: small letters, one apostrophe and one hyphen, however they were typed
 * (docs/rules.md, "Permissions"). It is as long as the text itself in its composed form.
 */
export function inOneSpelling(text: string): string {
  return text.normalize('NFC').toLocaleLowerCase('uk').replace(anyApostrophe, "'").replace(anyHyphen, '-')
}

/** A pattern that finds a text as a part of another one, whichever apostrophes and hyphens both have. For expressions without case. */
export function patternOfAnySpelling(text: string): string {
  return inOneSpelling(text)
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/'/g, `[${APOSTROPHES}]`)
    .replace(/-/g, `[${HYPHENS}]`)
}
