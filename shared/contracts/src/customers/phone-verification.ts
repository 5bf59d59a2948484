import * as z from 'zod/mini'
import { phoneSchema } from '../contact.ts'
import { defineEndpoint } from '../endpoint.ts'
import { localeSchema } from '../texts/text.ts'

export const PHONE_CODE_LENGTH = 5
/** How long another code for the same phone is refused (docs/rules.md, "Accounts"). */
export const RESEND_SECONDS = 180

export const sendPhoneCodeEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/phone-verification/send',
  summary: 'Sends a code to a phone; what it answers does not depend on whose phone it is',
  access: 'customer',
  body: z.object({ locale: z.optional(localeSchema), phone: phoneSchema }),
  result: z.object({ resend_in: z.int() }),
})
export const verifyPhoneCodeEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/phone-verification/verify',
  summary: 'The code that came: the phone is the customer’s from now on',
  access: 'customer',
  body: z.object({ code: z.string().check(z.regex(/^\d{5}$/, 'code_wrong')) }),
  result: z.object({}),
})
