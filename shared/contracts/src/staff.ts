import * as z from 'zod/mini'
import { defineEndpoint, staffRights } from './endpoint.ts'
import { line } from './text.ts'

export const staffRoles = ['owner', 'manager', 'content', 'accountant'] as const

export const staffMemberSchema = z.object({
  login: z.string(),
  role: z.enum(staffRoles),
  rights: z.array(z.enum(staffRights)),
})
export type StaffMember = z.infer<typeof staffMemberSchema>

/** What staff fill in to sign in; the browser checks it with the same schema before it asks. */
export const staffLoginFormSchema = z.object({
  login: line(100, 'login_required'),
  password: z.string().check(z.minLength(1, 'password_required'), z.maxLength(200, 'too_long')),
})

export const staffLoginEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/admin/login',
  summary: 'Signs a member of staff in',
  access: 'public',
  body: staffLoginFormSchema,
  result: z.object({ staff: staffMemberSchema }),
})
/** A question: an answer of no is 200 with status false. */
export const staffCheckAuthEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/admin/check-auth',
  summary: 'Is this browser signed in as staff?',
  onlyReads: true,
  access: 'public',
  result: z.object({ status: z.boolean(), staff: z.optional(staffMemberSchema) }),
})
export const staffLogoutEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/admin/logout',
  summary: 'Ends the session of staff',
  access: 'public',
  result: z.object({}),
})
