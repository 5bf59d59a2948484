import * as z from 'zod/mini'
import { emailSchema } from '../contact.ts'
import { defineEndpoint } from '../endpoint.ts'
import { localeSchema } from '../texts/text.ts'

/** To which text a subscriber agreed; changed with every change of that text. */
export const NEWSLETTER_CONSENT_VERSION = '2026-11-21'

/** Where the newsletter is asked for; a place that is added comes here. */
export const subscribePlaces = ['footer'] as const
export type SubscribePlace = (typeof subscribePlaces)[number]

const token = z.string().check(z.maxLength(200, 'too_long'))

export const subscribeFormSchema = z.object({ email: emailSchema })

export const subscribeEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/news-subscription/add-email',
  summary:
    'Asks for the newsletter; it comes once the mailbox has confirmed. The answer reveals nothing of the mailbox',
  access: 'public',
  body: z.extend(subscribeFormSchema, {
    locale: z.optional(localeSchema),
    /** Missing in what an older page sends. */
    place: z.optional(z.enum(subscribePlaces)),
  }),
  result: z.object({}),
})
export const confirmSubscriptionEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/news-subscription/confirm',
  summary: 'The link of the email was opened: the mailbox wants the newsletter',
  access: 'public',
  query: z.object({ token }),
  result: z.object({}),
})
/** Does what one press in a mail program does, for the page that an email's link leads to. */
export const endSubscriptionEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/news-subscription/end',
  summary: 'No newsletter any more, by the signed link of an email',
  access: 'public',
  body: z.object({ token }),
  result: z.object({}),
})
