import { randomBytes } from 'node:crypto'
import type { Delivery } from '@shop/contracts/delivery/delivery'
import type { ChangedField } from '@shop/contracts/orders/full-order-fields'
import type { OrderChange } from '@shop/contracts/staff/orders/order-change'
import { type DeliveryPlaces, destinationOf, wrongPlace } from '../checkout/destination.ts'
import { routeOf } from '../checkout/order-request.ts'
import type { Catalog } from '../clients/catalog.ts'
import type { LiveSettings } from '../live-settings/live-settings.ts'
import { itemsOf, outOfStock, type ShortLine, type StockItem } from '../order/order-line.ts'
import type { Placed } from '../order/order-states.ts'
import type { ChangedDetails, StoredChange } from '../order/stored-change.ts'
import { type DeliveryPriceDeps, priceOfDelivery } from '../quote/price-of-delivery.ts'
import { checkChangeable, checkSwappable, placeOfItems } from './changeable.ts'
import { goodsText } from './goods-text.ts'
import { changedDetails } from './order-change.ts'
import { type PricedSwap, type Swap, type SwapSums, swapLines, swapSums } from './swap-lines.ts'

export type PlanDeps = DeliveryPriceDeps & {
  catalog: Pick<Catalog, 'sellables'>
  liveSettings: Pick<LiveSettings, 'current'>
  places: DeliveryPlaces
}

/** A change with what it would come to; sums in minor units of the order's currency. */
export type ChangePlan = {
  change: StoredChange
  swaps: PricedSwap[]
  goods: SwapSums
  delivery: SwapSums
  /** Sizes of which the shelf holds less than is wanted. */
  short: ShortLine[]
}

/**
 * Works a change of an order out, and writes nothing (docs/rules.md, "Changes of an order").
 * @throws ShopError illegal_transition, validation when the order cannot be changed so; delivery_not_available.
 */
export async function planChange(deps: PlanDeps, order: Placed, wish: OrderChange): Promise<ChangePlan> {
  const swaps = (wish.swaps ?? []).map(swap => ({ ...swap, bundle: swap.bundle ?? null }))
  checkChangeable(order)
  checkSwappable(order, swaps)
  const [{ priced, gone }, moved] = await Promise.all([
    findGoods(deps, swaps),
    moveDelivery(deps, order, wish.delivery),
  ])
  // What is not sold any more is not there.
  if (gone.length > 0) throw outOfStock(gone)
  const details: ChangedDetails = {
    ...(wish.customer && { customer: { ...wish.customer, email: wish.customer.email ?? '' } }),
    ...(wish.note !== undefined && { note: wish.note }),
    ...(moved && { delivery: moved.delivery, delivery_text: moved.delivery_text }),
  }
  const pieces = itemsOf(priced.map(({ to, count }) => ({ ...to, count })))
  const { delivery } = order.sums
  return {
    swaps: priced,
    goods: swapSums(order, priced),
    delivery: moved?.sums ?? { was: delivery, will_be: delivery },
    short: shortOf(pieces, priced),
    change: {
      id: randomBytes(8).toString('hex'),
      seen: wish.seen,
      details,
      ...(priced.length > 0 && { lines: swapLines(order, priced) }),
      place: placeOfItems(order),
      pieces,
      back: itemsOf(priced.map(({ article, size, count }) => ({ article, size, count }))),
      changes: [...goodsChanges(order, priced), ...changedDetails(order, details)],
      ...(wish.keep_sum && { reason: wish.keep_sum }),
    },
  }
}

/** The goods of a bundle keep its percent only within it. */
async function findGoods({ catalog }: PlanDeps, swaps: readonly Swap[]) {
  const asked = swaps.map(({ to, count, bundle }) => ({ ...to, count, bundle }))
  const sellables = swaps.length > 0 ? await catalog.sellables(asked) : []
  const priced: PricedSwap[] = []
  const gone: ShortLine[] = []
  for (const swap of swaps) {
    const sellable = sellables.find(({ article, size }) => article === swap.to.article && size === swap.to.size)
    if (sellable) priced.push({ ...swap, sellable })
    else gone.push({ ...swap.to, requested: swap.count, available: 0 })
  }
  return { priced, gone }
}

function shortOf(pieces: readonly StockItem[], priced: readonly PricedSwap[]): ShortLine[] {
  return pieces.flatMap(({ article, size, count: requested }) => {
    const { sellable } = priced.find(({ to }) => to.article === article && to.size === size) ?? {}
    const available = sellable?.available ?? 0
    return available < requested ? [{ article, size, requested, available }] : []
  })
}

function goodsChanges({ lines }: Placed, swaps: readonly PricedSwap[]): ChangedField[] {
  return swaps.flatMap(({ to, sellable, count, ...swap }) => {
    const line = lines.find(
      ({ article, size, bundle }) => article === swap.article && size === swap.size && bundle === swap.bundle,
    )
    if (!line) return []
    return [
      { field: 'goods' as const, was: goodsText({ ...line, count }), is: goodsText({ ...sellable, ...to, count }) },
    ]
  })
}

/**
 * Another destination, and by how much its delivery differs from the agreed one: both are priced by today's tariffs, so that a tariff that
 * went up meanwhile is nobody's difference. What a promo code made free stays free.
 */
async function moveDelivery(deps: PlanDeps, order: Placed, delivery: Delivery | undefined) {
  if (!delivery) return null
  const [{ text: delivery_text, max_kg = Number.POSITIVE_INFINITY }, settings] = await Promise.all([
    destinationOf(deps.places, delivery),
    deps.liveSettings.current(),
  ])
  const { currency, eur_rate: rate, sums, promo } = order
  if (sums.weight > max_kg) throw wrongPlace('post_office', 'too_heavy')
  const parcel = { currency, rate, goodsUah: sums.uah.goods, weightKg: sums.weight, table: settings.delivery }
  const priceOf = async (to: Delivery) => (await priceOfDelivery(deps, routeOf(to), parcel)) ?? 0
  const today = await priceOf(delivery)
  // The shop may have given up the former way since: then only the agreed price can be compared.
  const before = await priceOf(order.delivery).catch(() => sums.delivery)
  const isFree = promo?.gift.kind === 'free_delivery'
  const will_be = isFree ? sums.delivery : Math.max(0, sums.delivery + today - before)
  return { delivery, delivery_text, sums: { was: sums.delivery, will_be } }
}
