import * as z from 'zod/mini'
import { inOneSpelling } from '../../texts/one-spelling.ts'

/** What a size of an article is scanned and ordered by: its barcode, and the code that the brand itself gave it. */

const GTIN = /^(?!0+$)(\d{8}|\d{12,14})$/

/** A GTIN of 8, 12, 13 or 14 digits, the last of which checks the others. Labels show it in groups: what stands between goes. */
export const barcodeSchema = z.string().check(
  z.overwrite<string>(text => text.replace(/[\s-]/g, '')),
  z.refine(digits => GTIN.test(digits), { message: 'barcode_digits', abort: true }),
  z.refine(isChecked, 'barcode_check'),
)

/** As the brand writes it, on one line. */
export const ownCodeSchema = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'required'),
    z.maxLength(60, 'too_long'),
    z.regex(/^[^\p{C}\p{Zl}\p{Zp}]+$/u, 'invalid'),
  )

/** Codes of a size. What is left out stays as it is; null: it has none. */
export const sizeCodes = {
  barcode: z.optional(z.nullable(barcodeSchema)),
  own_code: z.optional(z.nullable(ownCodeSchema)),
}
export const codeFields = ['barcode', 'own_code'] as const
export type SizeCodes = { [field in (typeof codeFields)[number]]?: string | null | undefined }

/** Both kinds are read by one scanner, so both are compared by one key: a barcode with its leading zeros, a text in one spelling. */
export function codeKey(code: string): string {
  const digits = code.replace(/\s/g, '')
  return GTIN.test(digits) ? digits.padStart(14, '0') : inOneSpelling(code.trim())
}

/** From the right, each second digit counts three times; all together make whole tens. */
function isChecked(digits: string): boolean {
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3), 0)
  return sum % 10 === 0
}
