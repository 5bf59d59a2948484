import * as z from 'zod/mini'
import { defineEndpoint } from '../../endpoint.ts'

const colleagues = z.object({ logins: z.array(z.string()) })

/** Whom a comment on an order may be assigned to: those who can sign in and work with orders. */
export const colleaguesEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/admin/colleagues',
  summary: 'Logins of the staff who work with orders',
  access: 'staff:fulfilment',
  result: colleagues,
})

export const internalColleaguesEndpoint = defineEndpoint({
  method: 'POST',
  access: 'internal',
  path: '/internal/staff-colleagues',
  repeatable: true,
  summary: 'Logins of the staff who work with orders, for the service that stores whom a comment is assigned to',
  body: z.object({}),
  result: colleagues,
})
