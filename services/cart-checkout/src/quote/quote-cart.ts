import { createHash } from 'node:crypto'
import type { quoteEndpoint, WantedLine } from '@shop/contracts/cart'
import type { BodyOf } from '@shop/contracts/endpoint'
import { ShopError } from '@shop/contracts/errors'
import type { Sellable } from '@shop/contracts/stock'
import type { Currency } from '@shop/money/money'
import { deliveryPrice, findDeliveryRate } from '@shop/pricing/delivery-price'
import { quoteFingerprint } from '@shop/pricing/fingerprint'
import type { Customer } from '@shop/pricing/personal-percent'
import { priceCart, type Quote } from '@shop/pricing/quote'
import { cartWeight } from '@shop/pricing/weight'
import type { Catalog } from '../clients/catalog.ts'
import type { Customers, KnownCustomer } from '../clients/customers.ts'
import type { OrderRepository } from '../orders/order.repository.ts'
import { linesKey, piecesOf } from '../orders/order.ts'
import { UKRAINE, ukrainianService } from '../rates/rate.ts'
import type { RatesRepository } from '../rates/rates.repository.ts'
import { matchLines, type SellableLine, toCartLine } from './sellable-lines.ts'

export type QuoteDeps = {
  catalog: Pick<Catalog, 'sellables'>
  customers: Customers
  rates: RatesRepository
  orders: Pick<OrderRepository, 'awaiting'>
}

type WantedCart = {
  currency: Currency
  lines: readonly WantedLine[]
  delivery: NonNullable<BodyOf<typeof quoteEndpoint>['delivery']> | null
  session: string | null
  buyer: string | null
}

/** A quote with all that an order of it would keep. */
export type QuotedCart = {
  quote: Quote
  hash: string
  lines: SellableLine[]
  gone: WantedLine[]
  rate: number
  customer: KnownCustomer | null
}

/** What the cart costs this shopper now. Only this answer counts: the browser's sums are a preview. */
export async function quoteCart(deps: QuoteDeps, cart: WantedCart): Promise<QuotedCart> {
  const [sellables, customer, { rate }] = await Promise.all([
    availableTo(deps, cart),
    deps.customers.ofSession(cart.session),
    deps.rates.eur(),
  ])
  const { lines, gone } = matchLines(cart.lines, sellables, rate)
  const cartLines = lines.map(toCartLine)
  const terms = { currency: cart.currency, lines: cartLines, customer: customer ?? guest, promo: null }
  const goods = priceCart({ ...terms, deliveryPrice: null })
  const delivery = await priceOfDelivery(deps.rates, cart, {
    rate,
    goodsUah: goods.uah.goods,
    weightKg: cartWeight(cartLines),
  })
  const quote = priceCart({ ...terms, deliveryPrice: delivery })
  const hash = createHash('sha256').update(quoteFingerprint(quote, null)).digest('hex')
  return { quote, hash, lines, gone, rate, customer }
}

const guest: Customer = { level: 0, birthday: false }

/** Pieces that the shopper's own unpaid order holds are free for the shopper: ordering anew gives that order up. */
async function availableTo({ catalog, orders }: QuoteDeps, { lines, buyer }: WantedCart): Promise<Sellable[]> {
  const [sellables, own] = await Promise.all([
    catalog.sellables(lines),
    buyer ? orders.awaiting(buyer, linesKey(lines)) : null,
  ])
  if (!own || own.payment_state === 'in_processing' || own.payment_state === 'review') return sellables
  const held = piecesOf(own.lines)
  return sellables.map(sellable => {
    const mine = held.find(({ article, size }) => article === sellable.article && size === sellable.size)
    return mine ? { ...sellable, available: sellable.available + mine.count } : sellable
  })
}

type Parcel = { rate: number; goodsUah: number; weightKg: number }

/** @throws ShopError delivery_not_available when no tariff carries the parcel: an unknown price is never 0. */
async function priceOfDelivery(rates: RatesRepository, cart: WantedCart, parcel: Parcel): Promise<number | null> {
  if (!cart.delivery) return null
  const method = cart.delivery.delivery_method_option
  const { rate, goodsUah, weightKg } = parcel
  const table = await rates.ofMethod(UKRAINE, method)
  const row = findDeliveryRate(table, { service: ukrainianService[method], zone: UKRAINE, method, weightKg })
  if (!row) throw new ShopError('delivery_not_available', { method })
  return deliveryPrice(row, { currency: cart.currency, rate, goodsUah })
}
