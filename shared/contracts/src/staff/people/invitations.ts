import * as z from 'zod/mini'
import { defineEndpoint } from '../../endpoint.ts'
import { linkTokenSchema } from '../../secrets.ts'

/** What staff choose; which passwords are too easy to guess, the service knows. */
export const staffPasswordSchema = z
  .string()
  .check(z.minLength(1, 'password_required'), z.minLength(12, 'password_short_staff'), z.maxLength(200, 'too_long'))

export const checkInvitationEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/admin/invitation/check',
  summary: 'Can this link still choose a password, and whose?',
  onlyReads: true,
  access: 'public',
  body: z.object({ token: linkTokenSchema }),
  result: z.object({ status: z.boolean(), login: z.nullable(z.string()) }),
})
export const acceptInvitationEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/admin/invitation/accept',
  summary: 'Chooses the password by the link of an email, once; all sessions of that person end',
  access: 'public',
  body: z.object({ token: linkTokenSchema, password: staffPasswordSchema }),
  result: z.object({ login: z.string() }),
})
