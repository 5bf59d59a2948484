import { signedToken } from '@shop/service-kit/auth/signed-token'
import type { EmailSender } from '@shop/service-kit/mail/email-sender'
import type { Effect } from '@shop/service-kit/outbox/outbox'
import * as z from 'zod/mini'
import { renderEmail } from '../emails/render-email.ts'
import { confirmationTexts } from './newsletter-texts.ts'
import type { Subscriptions } from './subscription.repository.ts'
import type { NewsletterLink } from './subscription.ts'

type ConfirmationDeps = {
  subscriptions: Subscriptions
  newsletterSecret: string
  carrier: EmailSender
  /** Where browsers find the shop. */
  origin: () => string
}

const factsSchema = z.object({ id: z.string() })

/** The outbox's effect: asks the mailbox, unless it has answered or left meanwhile. */
export function sendConfirmation({ subscriptions, newsletterSecret, carrier, origin }: ConfirmationDeps): Effect {
  return async (facts, key) => {
    const { id } = factsSchema.parse(facts)
    const subscription = await subscriptions.byId(id)
    if (subscription?.state !== 'asked') return 'dropped'
    const { email, locale } = subscription
    const link = (step: string, purpose: NewsletterLink) =>
      `${origin()}/api/news-subscription/${step}?token=${signedToken(newsletterSecret, purpose, id)}`
    const content = confirmationTexts[locale](link('confirm', 'confirm'))
    const rendered = renderEmail({ id: key, to: email, locale, origin: origin(), content })
    await carrier.send({ ...rendered, unsubscribe: link('unsubscribe', 'end') })
    return 'done'
  }
}
