import * as z from 'zod/mini'

/** Texts of an article in both languages. */
export const translatedFields = ['title', 'description', 'composition', 'care'] as const
export type TranslatedField = (typeof translatedFields)[number]

/** Texts whose Ukrainian version was changed after the English one; left out: none. */
export const olderTranslationsSchema = z.optional(z.array(z.enum(translatedFields)))
