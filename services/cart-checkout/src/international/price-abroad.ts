import type { deliveryPriceEndpoint } from '@shop/contracts/delivery/international-delivery'
import type { BodyOf, ResultOf } from '@shop/contracts/endpoint'
import { ShopError } from '@shop/contracts/errors'
import { toDecimal } from '@shop/money/money'
import { cartWeight, deliveryPrice } from '@shop/pricing/delivery-price'
import type { SettingsSnapshot } from '../live-settings/settings-snapshot.ts'
import { eurRate } from '../rates/eur-rate.ts'
import { findRate } from '../rates/find-rate.ts'
import { carriersTo } from './carriers-to.ts'

type Wanted = BodyOf<typeof deliveryPriceEndpoint>

/** What a carrier takes for a parcel, and how long it needs. */
export function priceAbroad(
  settings: Pick<SettingsSnapshot, 'eur' | 'delivery'>,
  wanted: Wanted,
): ResultOf<typeof deliveryPriceEndpoint>['data'] {
  const { country_code: country, service, weight, currency } = wanted
  const weightKg = cartWeight([{ count: 1, weightKg: weight }])
  const row = findRate(settings.delivery, { type: 'international', country, service }, weightKg)
  const carrier = carriersTo(settings.delivery, country).find(({ slug }) => slug === service)
  if (!carrier) throw new ShopError('delivery_not_available', { country, service })
  const price = toDecimal(deliveryPrice(row, { currency, rate: eurRate(settings), goodsUah: 0 }))
  return { price, currency, days_min: carrier.daysMin, days_max: carrier.daysMax }
}
