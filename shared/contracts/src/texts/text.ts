import * as z from 'zod/mini'

export const locales = ['uk', 'en'] as const
export type Locale = (typeof locales)[number]
export const localeSchema = z.enum(locales)

/** A text in both languages. */
export const textSchema = z.object({ uk: z.string(), en: z.string() })
export type Text = z.infer<typeof textSchema>

// Control characters have no place in what people type; line breaks are allowed in notes only.
const NO_CONTROLS = /^[^\p{Cc}\p{Cs}]*$/u
const NO_CONTROLS_BUT_BREAKS = /^(?:[^\p{Cc}\p{Cs}]|\n|\r|\t)*$/u
const VISIBLE = /[\p{L}\p{N}]/u

// What turns the writing around would show staff another name or address. It comes along with pasted text too, so it is
// taken out, not refused.
const dropBidiControls = () => z.overwrite<string>(text => text.replace(/\p{Bidi_Control}/gu, ''))

/** One typed line of at most `max` characters; `missing` is the code for an empty one. */
export function line(max: number, missing = 'required') {
  return z
    .string()
    .check(
      dropBidiControls(),
      z.trim(),
      z.regex(VISIBLE, missing),
      z.maxLength(max, 'too_long'),
      z.regex(NO_CONTROLS, 'invalid'),
    )
}

/** A typed note of at most `max` characters, with line breaks; may be empty. */
export function note(max: number) {
  return z
    .string()
    .check(dropBidiControls(), z.trim(), z.maxLength(max, 'too_long'), z.regex(NO_CONTROLS_BUT_BREAKS, 'invalid'))
}

/** One typed line in both languages, each at most `max` characters; neither may be empty. */
export function lineInBoth(max: number) {
  return z.object({ uk: line(max), en: line(max) })
}
