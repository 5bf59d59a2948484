import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { staffPasswordSchema } from './invitations.ts'

const presentPasswordSchema = z.string().check(z.minLength(1, 'password_required'), z.maxLength(200, 'too_long'))

export const changeOwnPasswordEndpoint = defineEndpoint({
  method: 'PUT',
  path: '/api/admin/me/password',
  summary: 'Another password for oneself; all other sessions end',
  access: 'staff',
  body: z.object({ present: presentPasswordSchema, password: staffPasswordSchema }),
  result: z.object({}),
})
