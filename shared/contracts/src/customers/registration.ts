import * as z from 'zod/mini'
import { emailSchema, phoneSchema } from '../contact.ts'
import { defineEndpoint } from '../endpoint.ts'
import { linkTokenSchema, passwordSchema } from '../secrets.ts'
import { localeSchema } from '../texts/text.ts'
import { firstNameSchema, lastNameSchema } from './person-name.ts'
import { birthDateSchema, deliveryInEuropeSchema } from './profile.ts'
import { signedInSchema } from './session-check.ts'

/** To which texts about age, offer and personal data a customer agreed; changed with every change of those texts. */
export const CONSENT_VERSION = '2026-11-21'

/** What a customer fills in to have an account; the browser checks it with the same schema before it asks. */
export const registrationFormSchema = z.object({
  name: firstNameSchema,
  surname: lastNameSchema,
  email: emailSchema,
  phone: phoneSchema,
  birth_date: birthDateSchema,
  password: passwordSchema,
  /** Only of a customer whose address is not in Ukraine. */
  address_abroad: z.optional(deliveryInEuropeSchema),
  consent: z.literal(true, 'consent_required'),
})
export type RegistrationForm = z.infer<typeof registrationFormSchema>

export const registerEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/user/register',
  summary: 'A new account; its customer is signed in at once',
  access: 'public',
  success: 201,
  body: z.extend(registrationFormSchema, { locale: z.optional(localeSchema) }),
  result: z.object({ customer: signedInSchema }),
})
export const verifyEmailEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/user/verify',
  summary: 'The link of an email was opened: the mailbox is the customer’s',
  access: 'public',
  body: z.object({ token: linkTokenSchema }),
  result: z.object({}),
})
export const resendVerificationEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/user/resend-verification',
  summary: 'Sends the email that verifies the mailbox again; the link of the last one ends',
  access: 'customer',
  body: z.object({ locale: z.optional(localeSchema) }),
  result: z.object({}),
})
