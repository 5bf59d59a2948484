import { kyivDay } from '@shop/calendar/kyiv-days'
import { ShopError } from '@shop/contracts/errors'
import type { CustomerContacts, ReckonedOrder, StaffCustomer } from '@shop/contracts/staff/customers/staff-customers'
import { loyaltyLevel } from '@shop/pricing/loyalty'
import type { Clock } from '@shop/service-kit/process/clock'
import type { AddressBooks } from '../addresses/address-book.repository.ts'
import type { CustomerOrders } from '../clients/customer-orders.ts'
import type { BaseCustomer } from '../customers/base-customer.ts'
import type { Buyers } from '../customers/buyers.repository.ts'
import { isProven } from '../customers/customer.ts'
import type { Subscriptions } from '../newsletter/subscription.repository.ts'
import type { Subscription } from '../newsletter/subscription.ts'
import { writtenDate } from '../profile/birth-date.ts'
import type { CustomerBase } from './customer-base.repository.ts'
import { customerRow } from './customer-row.ts'
import { joinedCards, noteView } from './joined-cards.ts'

export type PageDeps = {
  customerBase: CustomerBase
  addressBooks: Pick<AddressBooks, 'ofCustomer'>
  subscriptions: Pick<Subscriptions, 'byEmail'>
  buyers: Pick<Buyers, 'findById' | 'joinedTo'>
  orders: Pick<CustomerOrders, 'fetchReckonedOrders' | 'totals' | 'fetchAddressTexts' | 'fetchGuestOrders'>
  clock: Clock
}

const KOPIYKY = 100
const over: readonly ReckonedOrder['order_status'][] = ['cancelled', 'expired']

/** @throws ShopError not_found for an account that is gone. */
export async function oneCustomer({ customerBase }: Pick<PageDeps, 'customerBase'>, id: string): Promise<BaseCustomer> {
  const found = await customerBase.findById(id)
  if (!found) throw new ShopError('not_found')
  return found
}

/**
 * All of one customer but the contacts. The level is reckoned again from the orders, so that the page says what a checkout would
 * (docs/rules.md, "Loyalty"); sums in hryvnias.
 * @throws ShopError not_found
 */
export async function customerPage(deps: PageDeps, id: string): Promise<StaffCustomer> {
  const customer = await oneCustomer(deps, id)
  const cards = await deps.buyers.joinedTo([id])
  const row = customerRow(customer, kyivDay(deps.clock.now()), cards)
  const { consent = null, seenAt, createdAt, notes = [], levelByHand, joinedTo = null } = customer
  return {
    ...row,
    ...(customer.kind ? await buyerPart(deps, customer) : await accountPart(deps, customer)),
    has_birth_date: customer.birthDate !== null,
    consent: consent && { text: consent.text, at: consent.at.toISOString() },
    seen_at: (seenAt ?? createdAt).toISOString(),
    notes: notes.map(noteView).toReversed(),
    joined_cards: await joinedCards(deps, cards),
    joined_to: joinedTo,
    level_by_hand: levelByHand ? { ...levelByHand, at: levelByHand.at.toISOString() } : null,
  }
}

/** Of who has no account: nothing counts yet. */
async function buyerPart({ subscriptions, orders }: PageDeps, { kind, email, phone, figures }: BaseCustomer) {
  const [subscription, bought] = await Promise.all([
    kind === 'newsletter' ? subscriptions.byEmail(email) : null,
    phone === null ? null : orders.fetchGuestOrders({ phone, email }),
  ])
  return {
    level_counts: false,
    largest_purchase_uah: (figures?.largestPurchaseUah ?? 0) / KOPIYKY,
    addresses: 0,
    newsletter_consent: subscription && newsletterView(subscription),
    reckoned: bought?.orders ?? [],
    links: [],
    returns: bought?.returns ?? [],
  }
}

async function accountPart({ addressBooks, subscriptions, orders }: PageDeps, customer: BaseCustomer) {
  const { _id: id } = customer
  const [totals, { orders: reckoned, links = [], returns }, book, subscription] = await Promise.all([
    orders.totals(id),
    orders.fetchReckonedOrders(id),
    addressBooks.ofCustomer(id),
    // A mailbox that was never proven may be another person's, and so its subscription.
    customer.emailVerified ? subscriptions.byEmail(customer.email) : null,
  ])
  const counted = reckoned.filter(({ order_status }) => !over.includes(order_status))
  return {
    level: loyaltyLevel(totals),
    total_uah: totals.cumulativeUah / KOPIYKY,
    largest_purchase_uah: totals.largestPurchaseUah / KOPIYKY,
    level_counts: isProven(customer),
    orders: counted.length,
    last_order_at: counted[0]?.date ?? null,
    addresses: book?.kept.length ?? 0,
    newsletter_consent: subscription && newsletterView(subscription),
    reckoned,
    links,
    returns,
  }
}

/** What is masked everywhere else. @throws ShopError not_found */
export async function customerContacts(deps: PageDeps, id: string): Promise<CustomerContacts> {
  const { email, phone, birthDate } = await oneCustomer(deps, id)
  const kept = (await deps.addressBooks.ofCustomer(id))?.kept ?? []
  const texts = await deps.orders.fetchAddressTexts(kept.map(({ usedAt: _, ...address }) => address))
  return {
    email,
    phone,
    birth_date: birthDate && writtenDate(birthDate),
    addresses: kept.flatMap(({ usedAt }, index) => {
      const text = texts[index]
      return text ? [{ text, used_at: usedAt.toISOString() }] : []
    }),
  }
}

function newsletterView({ state, consent, confirmedAt, locale }: Subscription): StaffCustomer['newsletter_consent'] {
  const confirmed_at = confirmedAt?.toISOString() ?? null
  const { version: text, at, place = null } = consent
  return { state, text, at: at.toISOString(), confirmed_at, place, locale }
}
