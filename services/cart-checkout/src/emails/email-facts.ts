import type { ChangedField } from '@shop/contracts/orders/changed-field'
import { isStaffMeans, type PaymentMeans } from '@shop/contracts/orders/payment-means'
import type { Locale } from '@shop/contracts/texts/text'
import { formatMoney } from '@shop/money/format'
import type { Money } from '@shop/money/money'
import { breakLinks } from '@shop/service-kit/mail/break-links'
import { trackingLink } from '../fulfilment/tracking-number.ts'
import type { EmailName } from '../order/email-names.ts'
import type { Exchange } from '../order/exchange.ts'
import type { Order } from '../order/order.ts'
import type { Overpaid } from '../order/overpaid.ts'
import { type Transit, transitOf } from '../order/transit.ts'
import { isMaybeCharged } from '../payment-attempts/asking.ts'
import { meansOf, receivedMeansOf } from '../payment-attempts/payment-means.ts'
import { orderTexts } from './order-texts.ts'

/** What the sentences of an email speak of. */
export type EmailFacts = {
  number: string
  total: string
  /** When the items go back on sale, in the shop's time. */
  until: string
  /** Partly typed by the customer, and free of what mail programs make links of. */
  delivery: string
  isPickUp: boolean
  /** How long a parcel abroad is on the way: `4–8 тижнів`; null in Ukraine. */
  transit: string | null
  /** Can it still be paid, or is the time up? */
  canPay: boolean
  /** What went back by this refund, in the currency of the card. */
  refund: string
  /** Where the money went or goes back to: as it came (docs/rules.md, "Refunds"). */
  wayBack: string
  /** Does the bank give it back, in its own time? */
  isByBank: boolean
  /** The latest day from which a pre-order ships. */
  preorder: string | null
  /** The parcel that the email is about; null when it needs no number. */
  tracking: string | null
  /** The number that it had by mistake; null where it had none. */
  formerTracking: string | null
  canTrack: boolean
  /** What staff changed, one line each: `Телефон: +380… → +380…`. */
  changes: string[]
  /** What goes back because the change made the order smaller; null where its sum stayed or nobody had paid. */
  overpaid: string | null
  isSumChanged: boolean
  /** What was paid in addition for the change; null where nothing was. */
  difference: string | null
  /** Why staff refused something; empty where they gave no reason. */
  reason: string
  /** What is to be paid for the change or exchange, and until when; empty where none waits for its money. */
  toPay: string
  payUntil: string
  /** Does the customer want other items in place of those that come back, or wait for them? */
  isExchange: boolean
  /** Who pays for the parcel of what comes in their place; null where nothing was exchanged. */
  exchangePaidBy: Exchange['delivery_by'] | null
  /** Does something of the order still follow? */
  isPartial: boolean
  /** Was it paid for, so that money goes back? */
  isPaid: boolean
  /** Was it cancelled while the bank was silent, so that nobody knows whether it took money? */
  isMaybeCharged: boolean
  /** What staff wrote. */
  message: { subject: string; paragraphs: string[] }
  /** What proves that the order's mailbox is theirs. */
  code: string
}

/** `row` is the row of the order's history that the email is about. */
export function emailFacts(order: Order, row: Order['history'][number], now: Date, code: string): EmailFacts {
  const { number, locale, currency, sums, reserved_until, state, lines } = order
  const days = lines.flatMap(({ preorder }) => preorder ?? []).toSorted()
  const latest = days.at(-1)
  const means = meansBack(order, row)
  const tracking = row.payload?.tracking ?? null
  return {
    number,
    total: formatMoney(locale, { amount: sums.total, currency }),
    until: momentText(locale, reserved_until),
    delivery: breakLinks(order.delivery_text[locale]),
    isPickUp: 'delivery_method_option' in order.delivery && order.delivery.delivery_method_option === 'self',
    transit: transitText(locale, transitOf(order)),
    canPay: state === 'awaiting_payment' && reserved_until > now,
    refund: formatMoney(locale, refundOf(order, row)),
    wayBack: orderTexts[locale].wayBack[means],
    isByBank: !isStaffMeans(means),
    preorder: latest ? dayText(locale, latest) : null,
    tracking,
    formerTracking: row.payload?.former ?? null,
    canTrack: tracking !== null && trackingLink(order.delivery, tracking) !== null,
    changes: (row.payload?.changes ?? []).map(changed => changeText(locale, changed)),
    overpaid: overpaidText(order, row),
    difference: differenceText(order, row),
    isSumChanged: row.payload?.changes?.some(({ field }) => field === 'total') ?? false,
    reason: breakLinks(row.payload?.reason ?? ''),
    toPay: order.awaiting_difference ? formatMoney(locale, order.awaiting_difference.charge) : '',
    payUntil: order.awaiting_difference ? momentText(locale, order.awaiting_difference.until) : '',
    isExchange: row.payload?.is_exchange ?? isExchangeWanted(order, row),
    exchangePaidBy: order.exchanges?.find(({ change }) => change === row.payload?.change)?.delivery_by ?? null,
    isPartial: row.event.endsWith('_part'),
    isPaid: order.attempts.some(({ state }) => state === 'approved' || state === 'refunded'),
    isMaybeCharged: isMaybeCharged(order),
    message: messageOf(row),
    code,
  }
}

/** What a customer wrote may hold an address of a site: mail programs make no link of it. A phone is one that can be dialled. */
function changeText(locale: Locale, { field, was, is }: ChangedField): string {
  const { changed, nothing } = orderTexts[locale]
  const isTyped = field !== 'phone' && field !== 'goods' && field !== 'total'
  const withoutLinks = (text: string) => (isTyped ? breakLinks(text) : text) || nothing
  return `${changed[field]}: ${withoutLinks(was[locale])} → ${withoutLinks(is[locale])}`
}

type Row = Order['history'][number]

function overpaidBy({ overpaid = [] }: Order, { payload }: Row): Overpaid[] {
  return payload?.change ? overpaid.filter(({ change }) => change === payload.change) : []
}

function overpaidText(order: Order, row: Row): string | null {
  const { locale, attempts } = order
  const parts = overpaidBy(order, row)
  const charge = attempts.find(({ payment_id }) => payment_id === parts[0]?.payment_id)?.charge
  const amount = parts.reduce((sum, part) => sum + part.amount, 0)
  return charge ? formatMoney(locale, { amount, currency: charge.currency }) : null
}

/** Of the return that this row asks for or accepts. */
function isExchangeWanted({ returns = [] }: Order, row: Row): boolean {
  const moment = row.at.getTime()
  const asked = returns.find(({ at, accepted_at }) => at.getTime() === moment || accepted_at?.getTime() === moment)
  return asked?.lines.some(({ wanted }) => wanted !== undefined) ?? false
}

function messageOf({ payload }: Row): EmailFacts['message'] {
  const { subject = '', text = '' } = payload?.message ?? {}
  return { subject, paragraphs: text.split('\n').filter(line => line.trim() !== '') }
}

function differenceText({ locale, attempts }: Order, { payload }: Row): string | null {
  const paid = payload?.change ? attempts.find(({ change }) => change === payload.change) : undefined
  return paid ? formatMoney(locale, paid.charge) : null
}

/** By what the money of this row goes back: of the payment that it names, or that is too much since, else of the one that came last. */
function meansBack(order: Order, row: Row): PaymentMeans {
  const id = row.event.split(' ')[1] ?? overpaidBy(order, row)[0]?.payment_id
  const named = order.attempts.find(({ payment_id }) => payment_id === id)
  return (named ? meansOf(order, named) : receivedMeansOf(order)) ?? order.payment_method
}

// `gateway_partly_refunded 26-000123-1 499000`; a refund of everything may be without its amount.
function refundOf({ attempts, currency, sums }: Order, { event }: Order['history'][number]): Money {
  const [, id, amount] = event.split(' ')
  const charge = attempts.find(({ payment_id }) => payment_id === id)?.charge
  if (!charge) return { amount: sums.total, currency }
  return amount ? { amount: Number(amount), currency: charge.currency } : charge
}

const tags = { uk: 'uk-UA', en: 'en-GB' } as const
const place = { uk: 'за Києвом', en: 'Kyiv time' } as const
const timeZone = 'Europe/Kyiv'

/** `21 листопада, 14:30 за Києвом`: an email is read anywhere. */
function momentText(locale: Locale, moment: Date): string {
  const day = new Intl.DateTimeFormat(tags[locale], { day: 'numeric', month: 'long', timeZone }).format(moment)
  const time = new Intl.DateTimeFormat(tags[locale], { hour: '2-digit', minute: '2-digit', timeZone }).format(moment)
  return `${day}, ${time} ${place[locale]}`
}

const units: Record<Locale, Record<'days' | 'weeks', Partial<Record<Intl.LDMLPluralRule, string>>>> = {
  uk: {
    days: { one: 'день', few: 'дні', many: 'днів' },
    weeks: { one: 'тиждень', few: 'тижні', many: 'тижнів' },
  },
  en: { days: { one: 'day', other: 'days' }, weeks: { one: 'week', other: 'weeks' } },
}

/** As carriers speak: whole weeks where both ends are, days otherwise. */
function transitText(locale: Locale, transit: Transit | null): string | null {
  if (!transit) return null
  const isWeeks = transit.days_min % 7 === 0 && transit.days_max % 7 === 0
  const [from, to] = [transit.days_min, transit.days_max].map(days => (isWeeks ? days / 7 : days)) as [number, number]
  const unit = units[locale][isWeeks ? 'weeks' : 'days'][new Intl.PluralRules(tags[locale]).select(to)]
  return `${from === to ? to : `${from}–${to}`} ${unit}`
}

/** A day without time, `2026-12-05`, as people write it. */
export function dayText(locale: Locale, day: string): string {
  const format = new Intl.DateTimeFormat(tags[locale], { day: 'numeric', month: 'long', timeZone: 'UTC' })
  return format.format(new Date(`${day}T00:00:00Z`))
}

/** What an email says before it shows the order. */
type EmailText = {
  subject: string
  /** What mail programs show beside the subject. */
  preview: string
  heading: string
  paragraphs: string[]
  button: string
}

export type EmailTexts = Record<EmailName, (facts: EmailFacts) => EmailText>
