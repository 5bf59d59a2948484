import * as z from 'zod/mini'

const SIZE_NAME = /^[\p{L}\p{N} ()./-]+$/u
const MOST_OF_SIZE_NAME = 20
const NAME = /^[a-z0-9][a-z0-9-]{0,49}$/

/** An article is a model in one colour and one height, e.g. `DR-1042-BUR-L`. */
export const articleSchema = z.string().check(z.regex(/^[A-Z0-9-]{3,32}$/, 'invalid'))

/** The full name of a size, e.g. `36 (S)`. */
export const sizeNameSchema = z
  .string()
  .check(z.minLength(1, 'required'), z.maxLength(MOST_OF_SIZE_NAME, 'too_long'), z.regex(SIZE_NAME, 'invalid'))

/** Name of a category, collection, colour or height in addresses. */
export const nameSchema = z.string().check(z.regex(NAME, 'invalid'))
/** Of a picture, as its files are called; empty while none is chosen. */
export const pictureNameSchema = z.string().check(z.regex(/^[a-z0-9-]{0,100}$/, 'invalid'))
/** A name as staff choose it: the code of a wrong one says how it is written. */
export const newNameSchema = z.string().check(z.regex(NAME, 'slug_invalid'))

// Checks of names in addresses, which every first visit reads: there is no zod then.

export function isSizeName(text: string): boolean {
  return SIZE_NAME.test(text) && [...text].length <= MOST_OF_SIZE_NAME
}

export function isName(text: string): boolean {
  return NAME.test(text)
}
