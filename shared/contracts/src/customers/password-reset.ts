import * as z from 'zod/mini'
import { emailSchema } from '../contact.ts'
import { defineEndpoint } from '../endpoint.ts'
import { linkTokenSchema, passwordSchema } from '../secrets.ts'
import { localeSchema } from '../texts/text.ts'

export const sendResetEmailEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/password-reset/send-email',
  summary: 'Sends a link to a new password; the answer is the same for addresses that nobody has',
  access: 'public',
  body: z.object({ locale: z.optional(localeSchema), email: emailSchema }),
  result: z.object({}),
})
export const checkResetTokenEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/password-reset/check-token',
  summary: 'Can this link still set a password?',
  onlyReads: true,
  access: 'public',
  body: z.object({ token: linkTokenSchema }),
  result: z.object({ status: z.boolean() }),
})
export const updatePasswordEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/password-reset/update-password',
  summary: 'Sets a new password by the link of an email; all sessions of the customer end',
  access: 'public',
  body: z.object({ token: linkTokenSchema, password: passwordSchema, locale: z.optional(localeSchema) }),
  result: z.object({}),
})
