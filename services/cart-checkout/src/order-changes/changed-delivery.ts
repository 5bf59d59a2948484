import type { Delivery } from '@shop/contracts/delivery/delivery'
import type { Text } from '@shop/contracts/texts/text'
import { cartWeight } from '@shop/pricing/delivery-price'
import { type DeliveryPlaces, destinationOf, wrongPlace } from '../checkout/destination.ts'
import { routeOf } from '../checkout/order-request.ts'
import type { LiveSettings } from '../live-settings/live-settings.ts'
import type { OrderLine } from '../order/order-line.ts'
import type { Placed } from '../order/order-states.ts'
import { type DeliveryPriceDeps, priceOfDelivery } from '../quote/price-of-delivery.ts'

export type DestinationDeps = { places: DeliveryPlaces }
export type ChangedDeliveryDeps = DeliveryPriceDeps & { liveSettings: Pick<LiveSettings, 'current'> }

/** Where an order goes instead, as its labels read it. */
export type Moved = { delivery: Delivery; delivery_text: Text; maxKg: number }

/** @throws ShopError validation when there is no such place. */
export async function findDestination({ places }: DestinationDeps, delivery: Delivery): Promise<Moved> {
  const { text: delivery_text, max_kg: maxKg = Number.POSITIVE_INFINITY } = await destinationOf(places, delivery)
  return { delivery, delivery_text, maxKg }
}

/** `isWithoutCode`: the order loses its promo code. */
type Parcel = { lines: readonly OrderLine[]; goodsUah: number; moved: Moved | null; isWithoutCode: boolean }

/**
 * The weight of a changed order (kg), and its delivery in minor units of its currency: the agreed price and by how much today's tariff for the
 * changed parcel differs from today's tariff for the former one, so that a tariff that went up meanwhile is not the customer's loss. What a
 * promo code made free stays free with the code, and costs today's tariff without it (docs/rules.md, "Changes of an order").
 * @throws ShopError validation when the place takes no such weight; delivery_not_available when nobody brings it there.
 */
export async function changeDelivery(
  deps: ChangedDeliveryDeps,
  order: Placed,
  { lines, goodsUah, moved, isWithoutCode }: Parcel,
) {
  const { delivery: table } = await deps.liveSettings.current()
  const { default_weight_kg } = table.terms
  const { currency, eur_rate: rate, sums, promo } = order
  const weight = cartWeight(lines.map(({ count, weight_kg }) => ({ count, weightKg: weight_kg ?? default_weight_kg })))
  if (moved && weight > moved.maxKg) throw wrongPlace('post_office', 'too_heavy')
  const priceOf = async (to: Delivery, goods: { goodsUah: number; weightKg: number }) =>
    (await priceOfDelivery(deps, routeOf(to), { currency, rate, table, ...goods })) ?? 0
  const today = priceOf(moved?.delivery ?? order.delivery, { goodsUah, weightKg: weight })
  // The shop may have given up the former way since: then only the agreed price can be compared.
  const before = await priceOf(order.delivery, { goodsUah: sums.uah.goods, weightKg: sums.weight }).catch(() => null)
  const price = moved ? await today : await today.catch(() => null)
  const isFree = promo?.gift.kind === 'free_delivery'
  if (price === null || (isFree && !isWithoutCode)) return { weight, delivery: sums.delivery }
  if (isFree) return { weight, delivery: price }
  return { weight, delivery: Math.max(0, sums.delivery + price - (before ?? sums.delivery)) }
}
