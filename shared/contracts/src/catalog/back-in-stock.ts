import * as z from 'zod/mini'
import { emailSchema } from '../contact.ts'
import { defineEndpoint } from '../endpoint.ts'
import { localeSchema } from '../texts/text.ts'
import { articleSchema, sizeNameSchema } from './article.ts'

const token = z.string().check(z.maxLength(200, 'too_long'))

export const stockAlertFormSchema = z.object({ email: emailSchema })

export const askForStockAlertEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/back-in-stock',
  summary:
    'Asks for one email when a sold-out size is back. Guests confirm by email first; the answer reveals nothing of the mailbox',
  access: 'public',
  body: z.extend(stockAlertFormSchema, {
    article: articleSchema,
    size: sizeNameSchema,
    locale: z.optional(localeSchema),
  }),
  /** Only a signed-in customer's own mailbox, once proved, needs no confirmation. */
  result: z.object({ confirmed: z.boolean() }),
})
export const confirmStockAlertEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/back-in-stock/confirm',
  summary: 'The link of the email was opened: the mailbox wants to hear when the size is back',
  access: 'public',
  query: z.object({ token }),
  result: z.object({ article: articleSchema, size: sizeNameSchema }),
})
/** Does what one press in a mail program does, for the page that an email's link leads to. */
export const endStockAlertEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/back-in-stock/end',
  summary: 'No email about the size any more, by the signed link of an email',
  access: 'public',
  body: z.object({ token }),
  result: z.object({}),
})
