import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'

/** Answer of the account service to the others: who asks. Which discount that customer has is another question, and costs more. */
export const internalSessionOwnerEndpoint = defineEndpoint({
  method: 'POST',
  path: '/internal/customers/owner-of-session',
  onlyReads: true,
  summary: 'The customer behind a session id',
  access: 'internal',
  body: z.object({ session: z.nullable(z.string()) }),
  result: z.object({ id: z.nullable(z.string()) }),
})

export const internalProvedEmailEndpoint = defineEndpoint({
  method: 'POST',
  path: '/internal/customers/proved-email-of-session',
  onlyReads: true,
  summary: 'The mailbox that is known to belong to the customer behind a session id',
  access: 'internal',
  body: z.object({ session: z.string() }),
  result: z.object({ email: z.nullable(z.string()) }),
})
