import * as z from 'zod/mini'
import { defineEndpoint } from '../../endpoint.ts'

const sessionSchema = z.object({
  /** Names the session without opening it. */
  key: z.string(),
  started_at: z.string(),
  /** To the minute. */
  used_at: z.string(),
  address: z.string(),
  /** What the browser says of itself. */
  browser: z.string(),
  /** Of the call that asks. */
  is_present: z.boolean(),
})
export type StaffSession = z.infer<typeof sessionSchema>

const list = z.object({ sessions: z.array(sessionSchema) })
const own = '/api/admin/me/sessions'
const id = z.string().check(z.minLength(1), z.maxLength(64))
const nothing = z.object({})

export const ownSessionsEndpoint = defineEndpoint({
  method: 'GET',
  path: own,
  summary: 'Where one is signed in',
  access: 'staff',
  result: list,
})
export const endOwnSessionEndpoint = defineEndpoint({
  method: 'POST',
  path: `${own}/:key/end`,
  summary: 'Ends one of one’s own sessions',
  access: 'staff',
  action: 'staff_end_session',
  audited: 'all',
  params: z.object({ key: z.string().check(z.regex(/^[\da-f]{64}$/, 'invalid')) }),
  body: nothing,
  result: nothing,
})
export const endOtherSessionsEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/admin/me/end-other-sessions',
  summary: 'Ends all of one’s own sessions but this one',
  access: 'staff',
  action: 'staff_end_other_sessions',
  audited: 'all',
  body: nothing,
  result: nothing,
})
export const sessionsOfPersonEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/admin/staff/:id/sessions',
  summary: 'Where a person is signed in',
  access: 'staff:staff',
  params: z.object({ id }),
  result: list,
})
export const endSessionsOfPersonEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/admin/staff/:id/sessions/end',
  summary: 'Ends all sessions of a person',
  access: 'staff:staff',
  action: 'staff_end_sessions',
  audited: 'all',
  // Staff who are shut out sign in again: it must not wait.
  stepUp: false,
  params: z.object({ id }),
  body: nothing,
  result: nothing,
})
