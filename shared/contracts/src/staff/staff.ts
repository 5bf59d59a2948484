import * as z from 'zod/mini'
import { staffMemberSchema } from '../customers/session-check.ts'
import { defineEndpoint } from '../endpoint.ts'
import { line } from '../texts/text.ts'
import { LONGEST_LOGIN } from './people/people.ts'
import { secondFactorCodeSchema } from './people/second-factor.ts'

/** What staff fill in to sign in; the browser checks it with the same schema before it asks. */
export const staffLoginFormSchema = z.object({
  login: line(LONGEST_LOGIN, 'login_required'),
  password: z.string().check(z.minLength(1, 'password_required'), z.maxLength(200, 'too_long')),
})

/** The second step: what the first one answered, and the code. */
export const staffCodeFormSchema = z.object({
  ticket: z.string().check(z.maxLength(200, 'too_long')),
  code: secondFactorCodeSchema,
})

export const staffLoginEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/admin/login',
  summary: 'Signs a member of staff in',
  access: 'public',
  body: staffLoginFormSchema,
  result: z.object({
    staff: z.optional(staffMemberSchema),
    /** In place of a session, for five minutes: the second factor is asked for. */
    ticket: z.optional(z.string()),
  }),
})
export const staffLoginCodeEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/admin/login/code',
  summary: 'The second step of a sign-in: a code of the app, or a recovery code',
  access: 'public',
  body: staffCodeFormSchema,
  result: z.object({ staff: staffMemberSchema }),
})
export const staffLogoutEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/admin/logout',
  summary: 'Ends the session of staff',
  access: 'public',
  result: z.object({}),
})
