import * as z from 'zod/mini'
import { defineEndpoint } from '../../endpoint.ts'
import { staffPasswordSchema } from './invitations.ts'
import { secondFactorCodeSchema } from './second-factor.ts'

export const presentPasswordSchema = z.string().check(z.minLength(1, 'password_required'), z.maxLength(200, 'too_long'))

const access = 'staff'
const path = '/api/admin/me'

export const ownAccountEndpoint = defineEndpoint({
  method: 'GET',
  path,
  summary: 'One’s own account in the back office',
  access,
  result: z.object({
    login: z.string(),
    email: z.nullable(z.string()),
    second_factor: z.object({
      is_on: z.boolean(),
      /** By the owner, of this person or of everybody. */
      required: z.boolean(),
      recovery_codes_left: z.int(),
    }),
  }),
})
export const changeOwnPasswordEndpoint = defineEndpoint({
  method: 'PUT',
  path: `${path}/password`,
  summary: 'Another password for oneself; all other sessions end',
  access,
  action: 'staff_change_password',
  audited: 'all',
  body: z.object({ present: presentPasswordSchema, password: staffPasswordSchema }),
  result: z.object({}),
})
export const confirmIdentityEndpoint = defineEndpoint({
  method: 'POST',
  path: `${path}/step-up`,
  summary: 'Password and code again, for what a session alone does not allow; good for five minutes in this session',
  access,
  action: 'staff_confirm',
  audited: 'all',
  body: z.object({
    password: presentPasswordSchema,
    /** Of the app, or a recovery code; required when there is a second factor. */
    code: z.optional(secondFactorCodeSchema),
  }),
  result: z.object({ until: z.string() }),
})
