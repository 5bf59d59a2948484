import { heightText } from '@shop/contracts/catalog/height'
import type { Locale } from '@shop/contracts/texts/text'
import { formatMoney } from '@shop/money/format'
import { DIALLED_GAP, PHONE_GAP } from '@shop/service-kit/mail/shop-details'
import { trackingLink } from '../fulfilment/tracking-number.ts'
import type { EmailName } from '../order/email-names.ts'
import type { Order } from '../order/order.ts'
import { countOf, type OrderLine } from '../order/order-line.ts'
import { chargedInAll } from '../order/payment-attempt.ts'
import { chargeOf } from '../payment-attempts/charge.ts'
import { dayText, type EmailTexts, emailFacts } from './email-facts.ts'
import { emailsInEnglish } from './email-texts-en.ts'
import { emailsInUkrainian } from './email-texts-uk.ts'
import { orderTexts } from './order-texts.ts'

type Row = { name: string; value: string }
type Line = { title: string; about: string; sum: string; picture: { address: string }[] }
/** `row`: what the email is about; `origin`: where browsers find the shop. */
export type EmailContext = {
  email: EmailName
  order: Order
  row: Order['history'][number]
  origin: string
  now: Date
  /** Proves that who reads it has the mailbox of the order. */
  code: string
}
export type EmailContent = ReturnType<typeof emailContent>

const emailTexts: Record<Locale, EmailTexts> = { uk: emailsInUkrainian, en: emailsInEnglish }

/** All that stands in an email, in its reader's language. */
export function emailContent({ email, order, row, origin, now, code }: EmailContext) {
  const { locale, number, lines } = order
  const texts = orderTexts[locale]
  const facts = emailFacts(order, row, now, code)
  const { button, paragraphs, ...heading } = emailTexts[locale][email](facts)
  const page = `${origin}/payment/${order.ref}`
  const elsewhere = linkOf({ email, order, row })
  return {
    ...heading,
    locale,
    paragraphs: paragraphs.map(text => ({ text })),
    button: [{ label: button, link: elsewhere ?? page }],
    order_link: elsewhere ? [{ label: texts.viewOrder, link: page }] : [],
    brand: texts.brand,
    shop_link: `${origin}/`,
    order_title: texts.order(number),
    lines: lines.map(line => lineContent(line, order, { row, origin })),
    sums: sumRows(order),
    total_name: texts.total,
    total: formatMoney(locale, { amount: order.sums.total, currency: order.currency }),
    charge: chargeRow(order),
    delivery_title: texts.delivery,
    delivery: facts.delivery,
    help: texts.help,
    phone: PHONE_GAP,
    phone_link: DIALLED_GAP,
    why: texts.why,
  }
}

/** A parcel's email leads to the carrier, all others to the order. */
function linkOf({ email, order, row: { payload } }: Pick<EmailContext, 'email' | 'order' | 'row'>): string | null {
  const isOfParcel = email === 'shipped' || email === 'tracking_corrected'
  return isOfParcel && payload?.tracking ? trackingLink(order.delivery, payload.tracking) : null
}

/** What the email says about a line: how many of its items go back, or whether it is in the parcel where there are several. */
function newsOf(line: OrderLine, { locale, lines }: Order, { event, payload }: EmailContext['row']): string[] {
  const named = payload?.lines
  if (!named) return []
  const { quantity, goesBack, inParcel, notInParcel } = orderTexts[locale]
  const count = countOf(named, line)
  if (event.startsWith('return_')) return count > 0 ? [`${goesBack}: ${quantity(count)}`] : []
  const isWhole = lines.every(other => countOf(named, other) === other.count)
  return isWhole ? [] : [count > 0 ? inParcel : notInParcel]
}

function lineContent(line: OrderLine, order: Order, { row, origin }: Pick<EmailContext, 'row' | 'origin'>): Line {
  const { locale, currency } = order
  const texts = orderTexts[locale]
  const { title, color, size, height, count, preorder, sum, picture } = line
  const about = [
    ...(color ? [color[locale]] : []),
    size,
    ...(height ? [texts.height(heightText(height))] : []),
    texts.quantity(count),
    ...newsOf(line, order, row),
    ...(preorder ? [texts.shipsFrom(dayText(locale, preorder))] : []),
  ]
  return {
    title: title[locale],
    about: about.join(' · '),
    sum: formatMoney(locale, { amount: sum, currency }),
    // Not every mail program knows webp.
    picture: picture ? [{ address: `${origin}/images/${encodeURIComponent(picture)}/320.jpeg` }] : [],
  }
}

/** A code is named where it saved something: on the goods, or on their delivery. */
function sumRows({ locale, currency, sums, promo }: Order): Row[] {
  const texts = orderTexts[locale]
  const money = (amount: number) => formatMoney(locale, { amount, currency })
  const isFreeByCode = promo?.gift.kind === 'free_delivery'
  const name = promo && !isFreeByCode ? texts.promo(promo.code) : texts.discount
  const discount = sums.discount > 0 ? [{ name, value: `−${money(sums.discount)}` }] : []
  const delivery =
    sums.delivery > 0 ? money(sums.delivery) : promo && isFreeByCode ? texts.freeByCode(promo.code) : texts.free
  return [{ name: texts.goods, value: money(sums.subtotal) }, ...discount, { name: texts.delivery, value: delivery }]
}

/** The hryvnias that the bank charges for a total in euros (docs/rules.md, "Money"); nothing where the total is what it charges. */
function chargeRow({ locale, currency, sums, attempts, ...order }: Order): Row[] {
  if (currency === 'UAH') return []
  const charge = chargedInAll(attempts) ?? chargeOf({ amount: sums.total, currency }, order)
  if (charge.currency === currency) return []
  return [{ name: orderTexts[locale].charge, value: formatMoney(locale, charge) }]
}
