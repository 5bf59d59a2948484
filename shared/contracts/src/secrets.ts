import * as z from 'zod/mini'

/** What a customer chooses; which passwords are too easy to guess, the service knows. */
export const passwordSchema = z
  .string()
  .check(z.minLength(1, 'password_required'), z.minLength(6, 'password_short'), z.maxLength(200, 'too_long'))

/** What stands at the end of an email's link. One of another form is a link that leads nowhere, not a mistake in a form. */
export const linkTokenSchema = z.string().check(z.maxLength(200, 'too_long'))
