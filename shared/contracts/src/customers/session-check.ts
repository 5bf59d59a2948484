import * as z from 'zod/mini'
import { defineEndpoint, staffRights } from '../endpoint.ts'

// Apart from the calls about signing in: every first visit asks these, and no more than these.

/** `id` is stable: by it a browser knows whether the things that it keeps belong to this customer. */
export const signedInSchema = z.object({ id: z.string(), email_verified: z.boolean() })
export type SignedIn = z.infer<typeof signedInSchema>

export const staffRoles = ['owner', 'manager', 'content', 'accountant'] as const

export const staffMemberSchema = z.object({
  login: z.string(),
  role: z.enum(staffRoles),
  rights: z.array(z.enum(staffRights)),
  /** `owed`: it must be set up before any other call is answered. */
  second_factor: z.enum(['on', 'off', 'owed']),
})
export type StaffMember = z.infer<typeof staffMemberSchema>

export const checkAuthEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/user/check-auth',
  summary: 'Is this browser signed in as a customer?',
  onlyReads: true,
  access: 'public',
  result: z.object({ status: z.boolean(), customer: z.nullable(signedInSchema) }),
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
