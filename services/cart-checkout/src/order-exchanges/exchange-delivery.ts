import { cartWeight } from '@shop/pricing/delivery-price'
import { routeOf } from '../checkout/order-request.ts'
import { type DeliveryTable, paysExchange } from '../delivery-table/delivery-table.ts'
import type { Exchange } from '../order/exchange.ts'
import { countOf, type LineCount, type OrderLine } from '../order/order-line.ts'
import type { Placed } from '../order/order-states.ts'
import type { ChangedDeliveryDeps } from '../order-changes/changed-delivery.ts'
import type { PricedSwap } from '../order-changes/swap-lines.ts'
import { priceOfDelivery } from '../quote/price-of-delivery.ts'
import { deliveryLeft } from '../refunds/refund-amount.ts'

type Parcel = { swaps: readonly PricedSwap[]; lines: readonly OrderLine[]; goodsUah: number }
type ExchangeDelivery = { weight: number; delivery: number; delivery_by: Exchange['delivery_by'] }

/**
 * The weight of the order after an exchange (kg), its delivery in minor units of its currency, and who pays for the parcel of the other items:
 * that of another size, height or colour the shop, once, where its setting says so (docs/rules.md, "Exchange"). What was paid for delivery
 * before stays paid; where it went back, or a code made it free, nobody pays for another parcel.
 * @throws ShopError delivery_not_available when nobody brings it there.
 */
export async function exchangeDelivery(
  deps: ChangedDeliveryDeps,
  order: Placed,
  { swaps, lines, goodsUah }: Parcel,
): Promise<ExchangeDelivery> {
  const { delivery: table } = await deps.liveSettings.current()
  const { sums } = order
  const weight = weightOf(lines, table)
  const isOfShop = swaps.every(swap => isOfSameGarment(order.lines, swap)) && isNextPaidByShop(order, table)
  if (isFreeOfCharge(order) || isOfShop) return { weight, delivery: sums.delivery, delivery_by: 'shop' }
  const others = swaps.map(({ count, sellable }) => ({ count, weight_kg: sellable.weight_kg }))
  const price = await parcelPrice(deps, order, { table, goodsUah, weightKg: weightOf(others, table) })
  return { weight, delivery: sums.delivery + price, delivery_by: 'customer' }
}

/**
 * Who would pay for the parcel if a customer exchanged these items for another size now, and what it would be about, in minor units of the
 * order's currency; null where the shop pays, or nobody can say.
 */
export async function nextExchangeDelivery(
  deps: ChangedDeliveryDeps,
  order: Placed,
  items: readonly LineCount[],
): Promise<{ by: Exchange['delivery_by']; price: number | null }> {
  const { delivery: table } = await deps.liveSettings.current()
  if (isFreeOfCharge(order) || isNextPaidByShop(order, table)) return { by: 'shop', price: null }
  const lines = order.lines.map(line => ({ ...line, count: countOf(items, line) }))
  const parcel = { table, goodsUah: order.sums.uah.goods, weightKg: weightOf(lines, table) }
  const price = await parcelPrice(deps, order, parcel).catch(() => null)
  return { by: 'customer', price }
}

function weightOf(
  items: readonly { count: number; weight_kg: number | null }[],
  { terms: { default_weight_kg } }: DeliveryTable,
): number {
  return cartWeight(items.map(({ count, weight_kg }) => ({ count, weightKg: weight_kg ?? default_weight_kg })))
}

async function parcelPrice(
  deps: ChangedDeliveryDeps,
  { currency, eur_rate: rate, delivery }: Placed,
  parcel: { table: DeliveryTable; goodsUah: number; weightKg: number },
): Promise<number> {
  return (await priceOfDelivery(deps, routeOf(delivery), { currency, rate, ...parcel })) ?? 0
}

function isFreeOfCharge(order: Placed): boolean {
  return order.promo?.gift.kind === 'free_delivery' || deliveryLeft(order) < order.sums.delivery
}

/** The first parcel of an exchange for another size. */
function isNextPaidByShop({ exchanges = [] }: Placed, { terms }: DeliveryTable): boolean {
  return paysExchange(terms) && exchanges.every(({ delivery_by }) => delivery_by !== 'shop')
}

/** Sizes, heights and colours of one garment have one title. */
function isOfSameGarment(lines: readonly OrderLine[], { article, to, sellable }: PricedSwap): boolean {
  return article === to.article || lines.some(line => line.article === article && line.title.uk === sellable.title.uk)
}
