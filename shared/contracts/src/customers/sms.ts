import * as z from 'zod/mini'
import { phoneSchema } from '../contact.ts'
import { defineEndpoint } from '../endpoint.ts'
import { localeSchema } from '../texts/text.ts'

/** The account service has the carrier of messages; the owner of a fact writes the message about it. */
export const internalSendSmsEndpoint = defineEndpoint({
  method: 'POST',
  access: 'internal',
  path: '/internal/sms/send',
  repeatable: true,
  summary: 'Hands a message to the carrier; sent again under the same id it is the same message',
  body: z.object({
    id: z.string().check(z.minLength(1), z.maxLength(150)),
    to: phoneSchema,
    text: z.string().check(z.minLength(1), z.maxLength(500)),
    locale: localeSchema,
  }),
  /** False when this number will never be reached. */
  result: z.object({ sent: z.boolean() }),
})
