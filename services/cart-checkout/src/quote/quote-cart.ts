import { createHash } from 'node:crypto'
import type { WantedLine } from '@shop/contracts/cart/cart'
import type { Sellable } from '@shop/contracts/catalog/stock'
import type { DeliveryRoute } from '@shop/contracts/delivery/delivery'
import type { Currency } from '@shop/money/money'
import { cartWeight } from '@shop/pricing/delivery-price'
import type { Customer } from '@shop/pricing/personal-percent'
import type { PromoGift } from '@shop/pricing/promo'
import { priceCart, type Quote, quoteFingerprint } from '@shop/pricing/quote'
import type { ClientKey } from '@shop/service-kit/auth/client-key'
import { mailboxKey } from '@shop/service-kit/mail/mailbox-key'
import type { Clock } from '@shop/service-kit/process/clock'
import type { Catalog } from '../clients/catalog.ts'
import type { Customers, KnownCustomer } from '../clients/customers.ts'
import type { LiveSettings } from '../live-settings/live-settings.ts'
import type { OrderRepository } from '../order/order.repository.ts'
import type { Order } from '../order/order.ts'
import { linesKey } from '../order/order-line.ts'
import type { GuessLimit } from '../promo-codes/limit-guesses.ts'
import { type PromoResult, promoResult } from '../promo-codes/promo-answer.ts'
import { promoCustomer } from '../promo-codes/promo-code.ts'
import type { PromoCodesRepository } from '../promo-codes/promo-codes.repository.ts'
import { promoTerms } from '../promo-codes/promo-terms.ts'
import { type TriedCode, tryPromoCode } from '../promo-codes/try-promo-code.ts'
import { eurRate } from '../rates/eur-rate.ts'
import { type DeliveryPriceDeps, priceOfDelivery } from './price-of-delivery.ts'
import { matchLines, type SellableLine } from './sellable-lines.ts'

export type QuoteDeps = DeliveryPriceDeps & {
  catalog: Pick<Catalog, 'sellables'>
  customers: Customers
  liveSettings: Pick<LiveSettings, 'current'>
  orders: Pick<OrderRepository, 'findAwaiting' | 'findAwaitingRefs'>
  promoCodes: Pick<PromoCodesRepository, 'findByCode' | 'countTaken'>
  limitGuesses: GuessLimit
  clock: Clock
}

type WantedCart = {
  currency: Currency
  lines: readonly WantedLine[]
  delivery: DeliveryRoute | null
  promo_code?: string | null | undefined
  session: string | null
  buyer: string
  client: ClientKey
  /** Known as soon as it is typed: a guest's uses of a code are counted by it. */
  email?: string | null | undefined
  /** The shopper's unpaid order of the same things, where it is known already. */
  awaiting?: Order | null
  /** Staff order for this customer, or for somebody without an account, and give so many percent; 0: none. */
  chosen?: { customer: KnownCustomer | null; percent: number }
}

/** A line with what it costs in this cart. */
export type QuotedLine = SellableLine & { priced: Quote['lines'][number] }

/** A quote with all that an order of it would keep. */
export type QuotedCart = {
  quote: Quote
  hash: string
  lines: QuotedLine[]
  gone: WantedLine[]
  rate: number
  customer: KnownCustomer | null
  /** What became of the code that was tried. */
  promo: PromoResult | null
  /** What the code gives, when the order is to use it. */
  applied: PromoGift | null
}

/** What the cart costs this shopper now. Only this answer counts: the browser's sums are a preview. */
export async function quoteCart(deps: QuoteDeps, cart: WantedCart): Promise<QuotedCart> {
  const [sellables, own, customer, settings] = await Promise.all([
    deps.catalog.sellables(cart.lines),
    findOwnOrder(deps, cart),
    cart.chosen ? cart.chosen.customer : deps.customers.ofSession(cart.session),
    deps.liveSettings.current(),
  ])
  const rate = eurRate(settings)
  const { default_weight_kg } = settings.delivery.terms
  const { lines, gone } = matchLines(cart.lines, withOwnItems(sellables, own), { rate, default_weight_kg })
  const tried = await tryCode(deps, cart, customer, own)
  const sold = lines.map(({ sellable }) => sellable)
  const promo = tried?.code ? promoTerms(tried.code, sold) : null
  const staffPercent = cart.chosen?.percent ?? 0
  const terms = { currency: cart.currency, lines, customer: customer ?? guest, promo, staffPercent }
  const goods = priceCart({ ...terms, deliveryPrice: null })
  const delivery = await priceOfDelivery(deps, cart.delivery, {
    currency: cart.currency,
    rate,
    goodsUah: goods.uah.goods,
    weightKg: cartWeight(lines),
    table: settings.delivery,
  })
  const quote = priceCart({ ...terms, deliveryPrice: delivery })
  const hash = createHash('sha256')
    .update(quoteFingerprint(quote, tried?.typed ?? null) + awaitedDays(lines))
    .digest('hex')
  const applied = quote.promo === 'applied' ? (tried?.code?.gift ?? null) : null
  const quoted = quote.lines.flatMap((priced, index) => (lines[index] ? { ...lines[index], priced } : []))
  return { quote, hash, lines: quoted, gone, rate, customer, promo: tried && promoResult(tried, quote), applied }
}

/** Pre-orders are part of what the shopper agrees to: which lines, and from what day they ship. */
function awaitedDays(lines: readonly SellableLine[]): string {
  const awaited = lines.filter(({ preorder }) => preorder !== null)
  const days = awaited.map(({ article, size, preorder }) => JSON.stringify([article, size, preorder]))
  // In whatever order the lines stand, it is the same deal.
  return days.toSorted().join()
}

export const guest: Customer = { level: 0, birthday: false }

/** The shopper's unpaid order of the same things: ordering again ends it, unless a bank may still be taking the money. */
async function findOwnOrder({ orders }: QuoteDeps, { lines, buyer, awaiting }: WantedCart): Promise<Order | null> {
  const own = awaiting === undefined ? await orders.findAwaiting(buyer, linesKey(lines)) : awaiting
  const isInProcess = own?.payment_state === 'in_processing' || own?.payment_state === 'review'
  return isInProcess ? null : own
}

/** Items that are reserved for the shopper's own order, or promised to it, are free for the shopper. */
function withOwnItems(sellables: readonly Sellable[], own: Order | null): readonly Sellable[] {
  if (!own) return sellables
  return sellables.map(sellable => {
    const mine = own.lines.filter(({ article, size }) => article === sellable.article && size === sellable.size)
    const count = mine.reduce((sum, line) => sum + line.count, 0)
    const [awaited] = mine.flatMap(({ preorder }) => preorder ?? [])
    return awaited ? withPromise(sellable, awaited, count) : { ...sellable, available: sellable.available + count }
  })
}

/** The catalogue names no day any more when the last promise is given: then the order's own day holds. */
function withPromise(sellable: Sellable, awaited: string, count: number): Sellable {
  const { expected_on, left } = sellable.preorder ?? { expected_on: awaited, left: 0 }
  return { ...sellable, preorder: { expected_on, left: left === null ? null : left + count } }
}

async function tryCode(
  { promoCodes, orders, limitGuesses, clock }: QuoteDeps,
  { promo_code: typed, email, buyer, client }: WantedCart,
  customer: KnownCustomer | null,
  own: Order | null,
): Promise<TriedCode | null> {
  if (!typed) return null
  const who = promoCustomer(customer, email ?? null)
  const shopper = customer ? `customer ${customer.id}` : `buyer ${buyer}`
  const holding = { buyer, customer_id: customer?.id ?? null }
  const trial = { typed, customer: who, now: clock.now(), own: own?.number ?? null, holding }
  return limitGuesses({ client, shopper }, guessOf(typed, email), () => tryPromoCode({ promoCodes, orders }, trial))
}

/** Whose email has used a code is a guess as well; the counter does not say whose it was. */
function guessOf(code: string, email: string | null | undefined): string {
  return email ? `${code} ${createHash('sha256').update(mailboxKey(email)).digest('base64url')}` : code
}
