import * as z from 'zod/mini'
import { defineEndpoint } from '../../endpoint.ts'

/** Subjects of the audit log that one call names at most. */
const MOST_SUBJECTS = 100

/** As the shop knew a person who is erased; what it never knew is empty. */
const personSchema = z.object({ name: z.string(), surname: z.string(), phone: z.string(), email: z.string() })
export type ForgottenPerson = z.infer<typeof personSchema>

/** From the services that know whom an order or an account belonged to; asked again it changes nothing. */
export const internalForgetWrittenEndpoint = defineEndpoint({
  method: 'POST',
  path: '/internal/staff-written/forget',
  repeatable: true,
  summary:
    'Takes a person out of what staff have written: details of the audit log about these subjects, saved filters, reports of failures',
  access: 'internal',
  body: z.object({
    subjects: z.array(z.string()).check(z.maxLength(MOST_SUBJECTS)),
    person: z.optional(personSchema),
  }),
  result: z.object({}),
})
