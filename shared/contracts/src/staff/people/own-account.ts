import * as z from 'zod/mini'
import { defineEndpoint } from '../../endpoint.ts'
import { staffPasswordSchema } from './invitations.ts'

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
  body: z.object({ present: presentPasswordSchema, password: staffPasswordSchema }),
  result: z.object({}),
})
