import * as z from 'zod/mini'
import { newNameSchema, sizeNameSchema } from '../../catalog/article.ts'
import { lineInBoth } from '../../texts/text.ts'

/** What an option of a product becomes with us; `skip`: it says nothing. */
export const optionUses = ['color', 'height', 'size', 'title', 'skip'] as const
export type OptionUse = (typeof optionUses)[number]

/** What of a file may have another name in the shop. `title_color`: the colour that a title names, of goods without one. */
export const namedKinds = ['color', 'title_color', 'size', 'height', 'category', 'collection'] as const
export type NamedKind = (typeof namedKinds)[number]

const name = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,49}$/, 'invalid'))
const word = z.string().check(z.minLength(1), z.maxLength(100, 'too_long'))
export const LONGEST_VALUE = 200
const value = z.string().check(z.minLength(1, 'required'), z.maxLength(LONGEST_VALUE, 'too_long'))

const title = lineInBoth(60)
const hex = z.string().check(
  z.overwrite<string>(text => text.trim().toLowerCase()),
  z.regex(/^#[0-9a-f]{6}$/, 'hex_invalid'),
)
export const madeKinds = ['color', 'category', 'collection', 'height', 'size'] as const
/** Something that the shop lacks: it is made when the import is applied, and not before. */
const makeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('color'), name: newNameSchema, title, hex }),
  z.object({ kind: z.enum(['category', 'collection', 'height']), name: newNameSchema, title }),
  z.object({ kind: z.literal('size'), name: sizeNameSchema }),
])
export type ImportMake = z.infer<typeof makeSchema>

/** The name of a colour that is none: a material or a scent. */
export const NOT_A_COLOR = ''
/** What a name of the file is in the shop. `in_title`: it stays in the title, too, as it says more than one name of ours. */
const meaningSchema = z.object({
  kind: z.enum(namedKinds),
  value,
  name: z.string().check(z.maxLength(50, 'too_long')),
  in_title: z.optional(z.boolean('invalid')),
})

/**
 * What a file does not say, or says in other words. `rate` is hryvnias for one unit of the currency; `values` names things of the
 * shop, and of `makes`, for what stands in the file; `tags` says which category its tags and types mean.
 */
export const importAnswersSchema = z.object({
  language: z.enum(['uk', 'en']),
  currency: z.nullable(z.string().check(z.regex(/^[A-Z]{3}$/, 'invalid'))),
  rate: z.nullable(z.number('invalid').check(z.minimum(0.01, 'invalid'), z.maximum(9999.99, 'invalid'))),
  collection: z.nullable(name),
  color: z.nullable(name),
  options: z.record(word, z.enum(optionUses)),
  values: z.optional(z.array(meaningSchema).check(z.maxLength(1000, 'too_many'))),
  makes: z.optional(z.array(makeSchema).check(z.maxLength(300, 'too_many'))),
  tags: z.optional(z.array(z.object({ word, category: name })).check(z.maxLength(1000, 'too_many'))),
})
export type ImportAnswers = z.infer<typeof importAnswersSchema>

/** How often it stands in the file, and what the shop has that is nearest. */
const asked = { count: z.int(), suggestion: z.nullable(z.string()) }

/** What staff have to say yet; everything of a file at once. */
export const importQuestionsSchema = z.object({
  /** Names of options, and tags in small letters. */
  options: z.array(z.string()),
  tags: z.array(z.string()),
  /** Values of each option, with what they are taken for. */
  option_values: z.optional(
    z.array(
      z.object({ name: z.string(), values: z.array(z.string()), ...asked, suggestion: z.nullable(z.enum(optionUses)) }),
    ),
  ),
  tag_uses: z.optional(z.array(z.object({ tag: z.string(), from: z.enum(['tag', 'type', 'category']), ...asked }))),
  /** Names that the shop does not have, `lines` where the first of them stand. */
  named: z.optional(
    z.array(
      z.object({
        kind: z.enum(namedKinds),
        value: z.string(),
        ...asked,
        lines: z.array(z.int()),
        /** What a new one would be called, and a colour look like. */
        proposal: z.object({ uk: z.string(), en: z.string(), hex: z.nullable(z.string()) }),
      }),
    ),
  ),
  /** What one answer settles for the whole file. */
  missing: z.optional(z.array(z.enum(['currency', 'rate', 'collection', 'color']))),
})
export type ImportQuestions = z.infer<typeof importQuestionsSchema>
export type NamedQuestion = NonNullable<ImportQuestions['named']>[number]
export type TagQuestion = NonNullable<ImportQuestions['tag_uses']>[number]
export type OptionQuestion = NonNullable<ImportQuestions['option_values']>[number]
