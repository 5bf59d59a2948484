import { cartWeight } from '@shop/pricing/delivery-price'
import { routeOf } from '../checkout/order-request.ts'
import type { Exchange } from '../order/exchange.ts'
import type { OrderLine } from '../order/order-line.ts'
import type { Placed } from '../order/order-states.ts'
import type { ChangedDeliveryDeps } from '../order-changes/changed-delivery.ts'
import type { PricedSwap } from '../order-changes/swap-lines.ts'
import { priceOfDelivery } from '../quote/price-of-delivery.ts'
import { deliveryLeft } from '../refunds/refund-amount.ts'

type Parcel = { swaps: readonly PricedSwap[]; lines: readonly OrderLine[]; goodsUah: number }
type ExchangeDelivery = { weight: number; delivery: number; delivery_by: Exchange['delivery_by'] }

/**
 * The weight of the order after an exchange (kg), its delivery in minor units of its currency, and who pays for the parcel of the other items:
 * that of another size, height or colour the shop, once (docs/rules.md, "Exchange"). What was paid for delivery before stays paid; where it
 * went back, or a code made it free, nobody pays for another parcel.
 * @throws ShopError delivery_not_available when nobody brings it there.
 */
export async function exchangeDelivery(
  deps: ChangedDeliveryDeps,
  order: Placed,
  { swaps, lines, goodsUah }: Parcel,
): Promise<ExchangeDelivery> {
  const { delivery: table } = await deps.liveSettings.current()
  const { default_weight_kg } = table.terms
  const { currency, eur_rate: rate, sums, promo } = order
  const weightOf = (items: readonly { count: number; weight_kg: number | null }[]) =>
    cartWeight(items.map(({ count, weight_kg }) => ({ count, weightKg: weight_kg ?? default_weight_kg })))
  const weight = weightOf(lines)
  const isFree = promo?.gift.kind === 'free_delivery' || deliveryLeft(order) < sums.delivery
  if (isFree || isPaidByShop(order, swaps)) return { weight, delivery: sums.delivery, delivery_by: 'shop' }
  const weightKg = weightOf(swaps.map(({ count, sellable }) => ({ count, weight_kg: sellable.weight_kg })))
  const parcel = { currency, rate, table, goodsUah, weightKg }
  const price = (await priceOfDelivery(deps, routeOf(order.delivery), parcel)) ?? 0
  return { weight, delivery: sums.delivery + price, delivery_by: 'customer' }
}

function isPaidByShop({ exchanges = [], lines }: Placed, swaps: readonly PricedSwap[]): boolean {
  const wasPaid = exchanges.some(({ delivery_by }) => delivery_by === 'shop')
  return !wasPaid && swaps.every(swap => isOfSameGarment(lines, swap))
}

/** Sizes, heights and colours of one garment have one title. */
function isOfSameGarment(lines: readonly OrderLine[], { article, to, sellable }: PricedSwap): boolean {
  return article === to.article || lines.some(line => line.article === article && line.title.uk === sellable.title.uk)
}
