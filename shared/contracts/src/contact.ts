import * as z from 'zod/mini'
import { firstNameSchema, lastNameSchema } from './customers/person-name.ts'

export const emailSchema = z.string().check(
  z.trim(),
  z.minLength(1, 'email_required'),
  z.maxLength(254, 'too_long'),
  // Dots stand between the names: neither at its ends nor side by side.
  z.regex(/^[\w+-]+(\.[\w+-]+)*@[\w-]+(\.[\w-]+)*\.[A-Za-z]{2,}$/, 'email_incorrect'),
)

/** E.164; a Ukrainian number has exactly nine digits behind +380. */
export const phoneSchema = z
  .string()
  .check(z.minLength(1, 'phone_required'), z.regex(/^\+(?:380\d{9}|(?!380)\d{6,15})$/, 'phone_incorrect'))

export const contactSchema = z.object({
  name: firstNameSchema,
  last_name: lastNameSchema,
  phone: phoneSchema,
  email: emailSchema,
})
export type Contact = z.infer<typeof contactSchema>
