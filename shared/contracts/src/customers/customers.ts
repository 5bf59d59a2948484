import * as z from 'zod/mini'
import { emailSchema } from '../contact.ts'
import { defineEndpoint } from '../endpoint.ts'
import { passwordSchema } from '../secrets.ts'
import { signedInSchema } from './session-check.ts'

/** What a customer fills in to sign in; the browser checks it with the same schema before it asks. */
export const loginFormSchema = z.object({ email: emailSchema, password: passwordSchema })

export const loginEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/user/login',
  summary: 'Signs a customer in',
  access: 'public',
  body: loginFormSchema,
  result: z.object({ customer: signedInSchema }),
})
export const logoutEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/user/logout',
  summary: 'Ends the session of a customer',
  access: 'public',
  result: z.object({}),
})

const discountProfile = {
  id: z.string(),
  level: z.literal([0, 5, 10, 15]),
  birthday: z.boolean(),
  /** The mailbox of the account, once a link sent to it was opened. */
  proved_email: z.optional(z.nullable(z.string())),
  phone_proven: z.optional(z.boolean()),
}

/** Answer of the account service to the others: who a session belongs to and what discount that person has. */
export const internalCustomerEndpoint = defineEndpoint({
  method: 'POST',
  path: '/internal/customers/by-session',
  onlyReads: true,
  summary: 'The customer behind a session id, with the discount profile',
  access: 'internal',
  body: z.object({ session: z.nullable(z.string()) }),
  result: z.object({
    customer: z.nullable(z.object(discountProfile)),
  }),
})

/** The discount profile of an account that staff order for, with name and contacts. */
export const internalAccountEndpoint = defineEndpoint({
  method: 'POST',
  path: '/internal/customers/by-id',
  onlyReads: true,
  summary: 'A customer by the id of the account, with the discount profile and the contacts',
  access: 'internal',
  body: z.object({ id: z.string() }),
  result: z.object({
    customer: z.nullable(
      z.object({
        ...discountProfile,
        name: z.string(),
        surname: z.string(),
        email: z.string(),
        phone: z.nullable(z.string()),
      }),
    ),
  }),
})
