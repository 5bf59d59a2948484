import * as z from 'zod/mini'

/** An article is a model in one colour and one height, e.g. `DR-1042-BUR-L`. */
export const articleSchema = z.string().check(z.regex(/^[A-Z0-9-]{3,32}$/, 'invalid'))

/** The full name of a size, e.g. `36 (S)`. */
export const sizeNameSchema = z
  .string()
  .check(z.minLength(1, 'required'), z.maxLength(20, 'too_long'), z.regex(/^[\p{L}\p{N} ()./-]+$/u, 'invalid'))

/** Name of a category, collection, colour or height in addresses. */
export const nameSchema = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,49}$/, 'invalid'))
