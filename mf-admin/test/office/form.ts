import type { Answers } from './screen.ts'

/** An obligatory field: the key of its label (with what fills it in), what is typed, and the key of a message of its own. */
export type ObligatoryField = {
  label: string
  /** A text in both languages: the key stands in `pair.uk` or `pair.en`. */
  language?: 'uk' | 'en'
  values?: Readonly<Record<string, string>>
  typed: string
  message?: string
}

/** A form, by the address and the buttons that open it, the button that saves (a pattern where it names a sum or a count), and all its obligatory fields in their order. */
export type OfficeForm = {
  form: string
  at: string
  /** Who opens it; the owner, if nothing else is said. */
  role?: 'manager' | 'guest'
  /** Keys of texts of what is pressed before, or typed into and maybe picked there; a pattern where the name has more than the text. */
  opens?: readonly (string | RegExp | { into: string; typed: string; picks?: RegExp })[]
  /** What the calls that lead to it are answered, by their paths. */
  leads?: Readonly<Record<string, object>>
  saves: string | RegExp
  fields: readonly ObligatoryField[]
  /** Of many fields that are alike only some stand in the table. */
  hasMore?: true
  /** What is missing is found by the service, whenever a draft is saved: it is not looked for at each press. */
  isDraft?: true
  /** Its one field has no label to be seen: there is no mark, and nothing to explain. */
  isUnlabelled?: true
  answers?: (answers: Answers) => Answers
}

type About = Omit<OfficeForm, 'form' | 'at' | 'saves' | 'fields'>

export const form = (
  form: string,
  at: string,
  saves: string | RegExp,
  fields: OfficeForm['fields'],
  about: About = {},
): OfficeForm => ({ form, at, saves, fields, ...about })

/** A field with one text. */
export const field = (label: string, typed: string, message?: string): ObligatoryField => ({
  label,
  typed,
  ...(message && { message }),
})

/** A text in both languages. */
export const pair = (label: string): ObligatoryField[] => [
  { label, language: 'uk', typed: 'Шовк' },
  { label, language: 'en', typed: 'Silk' },
]
