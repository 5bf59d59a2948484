import * as z from 'zod/mini'
import { line } from '../texts/text.ts'

/**
 * Letters of any writing with what stands between them in names: `О’Ніл-Коваль`, `Мар'яна`, `Т. Г.`, `Петренко (Коваль)`. No digits,
 * no markup and no address: the shop writes these names in emails, on labels and in the back office. The joiners belong to some
 * alphabets. An empty text is for others to judge.
 */
const NAME = /^[\p{L}\p{M}\p{Join_Control} '’‘ʼ`´′·.,()‐‑–—-]*$/u

function nameOf(missing: string, incorrect: string) {
  return line(100, missing).check(z.regex(NAME, incorrect))
}

/** A typed first name of at most 100 characters; codes `name_required`, `name_incorrect`, `too_long`. */
export const firstNameSchema = nameOf('name_required', 'name_incorrect')
/** A typed surname of at most 100 characters; codes `last_name_required`, `last_name_incorrect`, `too_long`. */
export const lastNameSchema = nameOf('last_name_required', 'last_name_incorrect')
