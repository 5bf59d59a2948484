import { randomUUID } from 'node:crypto'
import { NEWSLETTER_CONSENT_VERSION, type SubscribePlace } from '@shop/contracts/customers/newsletter'
import { ShopError } from '@shop/contracts/errors'
import type { Locale } from '@shop/contracts/texts/text'
import type { ClientKey } from '@shop/service-kit/auth/client-key'
import type { ClientRule, Limits } from '@shop/service-kit/auth/limits'
import { readToken } from '@shop/service-kit/auth/signed-token'
import type { UnprovedEmails } from '@shop/service-kit/mail/unproved-emails'
import type { Clock } from '@shop/service-kit/process/clock'
import type { Subscriptions } from './subscription.repository.ts'
import { isConfirmable, mayResend } from './subscription.ts'

export type NewsletterDeps = {
  subscriptions: Subscriptions
  unprovedEmails: UnprovedEmails
  limits: Limits
  clock: Clock
  /** What the links of emails are signed with. */
  newsletterSecret: string
}

type Wish = { typed: string; locale: Locale; place: SubscribePlace | undefined; client: ClientKey }

const fromHere: ClientRule = { counts: 'client', name: 'newsletter', max: 5, seconds: 3600, onStoreDown: 'allow' }

/** Has the mailbox asked whether it wants the newsletter. The answer does not reveal who gets the newsletter already. */
export async function subscribe(deps: NewsletterDeps, { typed, locale, place, client }: Wish): Promise<void> {
  const { subscriptions, unprovedEmails, limits, clock } = deps
  await limits.take(fromHere, client)
  const now = clock.now()
  const consent = { version: NEWSLETTER_CONSENT_VERSION, at: now, ...(place && { place }) }
  const asked = { id: randomUUID(), email: typed, locale, consent, askedAt: now }
  const subscription = await subscriptions.ask(asked, mayResend(now))
  if (!subscription) return
  const { id } = subscription
  const key = `newsletter ${id} ${now.getTime()}`
  const email = { kind: 'newsletter', mailbox: subscription.email }
  await unprovedEmails.enqueue({ ...email, key, effect: 'newsletter', facts: { id }, now })
}

/** @throws ShopError link_expired for a token that is not ours, too old, or of a customer who has left meanwhile. */
export async function confirm(deps: NewsletterDeps, token: string): Promise<void> {
  const { subscriptions, clock, newsletterSecret } = deps
  const id = readToken(newsletterSecret, 'confirm', token)
  const subscription = id === null ? null : await subscriptions.byId(id)
  const now = clock.now()
  if (!subscription || !isConfirmable(subscription, now)) throw new ShopError('link_expired')
  await subscriptions.confirm(subscription.id, now)
}

/**
 * Works for ever and as often as one likes: a reader who wants no emails must not be refused because the link is old.
 * @throws ShopError link_expired for a token that is not ours.
 */
export async function endSubscription(
  { subscriptions, newsletterSecret }: NewsletterDeps,
  token: string,
): Promise<void> {
  const id = readToken(newsletterSecret, 'end', token)
  if (id === null) throw new ShopError('link_expired')
  await subscriptions.remove(id)
}
