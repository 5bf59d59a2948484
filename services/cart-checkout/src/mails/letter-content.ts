import { formatMoney } from '@shop/money/format'
import { trackingLink } from '../fulfilment/tracking-link.ts'
import type { LetterName } from '../order/letter-names.ts'
import { countOf } from '../order/line-count.ts'
import type { Order } from '../order/order.ts'
import type { OrderLine } from '../order/order-line.ts'
import { chargeOf } from '../payment-attempts/charge.ts'
import { dayText, letterFacts } from './letter-facts.ts'
import { letterTexts } from './letter-texts.ts'
import { orderTexts, phone } from './order-texts.ts'

type Row = { name: string; value: string }
type Line = { title: string; about: string; sum: string; picture: { address: string }[] }
/** `row`: what the letter tells of; `origin`: where browsers find the shop. */
export type LetterParts = {
  letter: LetterName
  order: Order
  row: Order['history'][number]
  origin: string
  now: Date
  /** Proves that who reads it has the mailbox of the order. */
  code: string
}
export type LetterContent = ReturnType<typeof letterContent>

/** All that stands in a letter, in its reader's language. */
export function letterContent({ letter, order, row, origin, now, code }: LetterParts) {
  const { locale, number, lines } = order
  const texts = orderTexts[locale]
  const facts = letterFacts(order, row, now, code)
  const { button, paragraphs, ...words } = letterTexts[locale][letter](facts)
  const page = `${origin}/payment/${order.ref}`
  const elsewhere = linkOf(letter, row)
  return {
    ...words,
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
    phone,
    phone_link: phone.replaceAll(' ', ''),
    why: texts.why,
  }
}

/** A parcel's letter leads to the carrier, all others to the order. */
function linkOf(letter: LetterName, { payload }: LetterParts['row']): string | null {
  return letter === 'shipped' && payload?.tracking ? trackingLink(payload.tracking) : null
}

/** What the letter tells of a line: how many of its pieces go back, or whether it is in the parcel where there are several. */
function newsOf(line: OrderLine, { locale, lines }: Order, { event, payload }: LetterParts['row']): string[] {
  const told = payload?.lines
  if (!told) return []
  const { pieces, goesBack, inParcel, notInParcel } = orderTexts[locale]
  const count = countOf(told, line)
  if (event.startsWith('return_')) return count > 0 ? [`${goesBack}: ${pieces(count)}`] : []
  const isWhole = lines.every(other => countOf(told, other) === other.count)
  return isWhole ? [] : [count > 0 ? inParcel : notInParcel]
}

function lineContent(line: OrderLine, order: Order, { row, origin }: Pick<LetterParts, 'row' | 'origin'>): Line {
  const { locale, currency } = order
  const texts = orderTexts[locale]
  const { title, size, count, preorder, sum, picture } = line
  const about = [
    size,
    texts.pieces(count),
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

function sumRows({ locale, currency, sums }: Order): Row[] {
  const texts = orderTexts[locale]
  const money = (amount: number) => formatMoney(locale, { amount, currency })
  const discount = sums.discount > 0 ? [{ name: texts.discount, value: `−${money(sums.discount)}` }] : []
  const delivery = sums.delivery > 0 ? money(sums.delivery) : texts.free
  return [{ name: texts.goods, value: money(sums.subtotal) }, ...discount, { name: texts.delivery, value: delivery }]
}

/** The hryvnias that the bank charges for a total in euros (rules §7.4); nothing where the total is what it charges. */
function chargeRow({ locale, currency, sums, eur_rate, attempts }: Order): Row[] {
  if (currency === 'UAH') return []
  const paid = attempts.findLast(({ state }) => state === 'approved' || state === 'refunded')
  const charge = paid?.charge ?? chargeOf({ amount: sums.total, currency }, eur_rate)
  return [{ name: orderTexts[locale].charge, value: formatMoney(locale, charge) }]
}
