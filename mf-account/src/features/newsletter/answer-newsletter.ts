import { call } from '@shop/api-client/call'
import { confirmSubscriptionEndpoint, endSubscriptionEndpoint } from '@shop/contracts/customers/newsletter'
import { ShopError } from '@shop/contracts/errors'

type NewsletterStep = 'confirm' | 'unsubscribe'
export type NewsletterAnswer = 'done' | 'expired' | 'failed'

/** What an email's link is for. Both may be done again without harm. */
export async function answerNewsletter(step: NewsletterStep, token: string): Promise<NewsletterAnswer> {
  try {
    if (step === 'confirm') await call(confirmSubscriptionEndpoint, { query: { token } })
    else await call(endSubscriptionEndpoint, { body: { token } })
    return 'done'
  } catch (error) {
    return error instanceof ShopError && error.code === 'link_expired' ? 'expired' : 'failed'
  }
}
