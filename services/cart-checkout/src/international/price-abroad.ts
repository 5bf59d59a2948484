import type { deliveryPriceEndpoint } from '@shop/contracts/delivery/international-delivery'
import type { BodyOf, ResultOf } from '@shop/contracts/endpoint'
import { ShopError } from '@shop/contracts/errors'
import { toDecimal } from '@shop/money/money'
import { cartWeight, deliveryPrice } from '@shop/pricing/delivery-price'
import { findRate, type TariffDeps } from '../rates/find-rate.ts'
import type { RatesRepository } from '../rates/rates.repository.ts'
import type { InternationalRepository } from './international.repository.ts'

export type PriceAbroadDeps = TariffDeps & {
  rates: Pick<RatesRepository, 'ofMethod' | 'eur'>
  international: Pick<InternationalRepository, 'zoneOf' | 'servicesTo'>
}

type Wanted = BodyOf<typeof deliveryPriceEndpoint>

/** What a carrier takes for a parcel, and how long it needs. */
export async function priceAbroad(
  deps: PriceAbroadDeps,
  wanted: Wanted,
): Promise<ResultOf<typeof deliveryPriceEndpoint>['data']> {
  const { country_code: country, service, weight, currency } = wanted
  const weightKg = cartWeight([{ count: 1, weightKg: weight }])
  const [row, services, { rate }] = await Promise.all([
    findRate(deps, { type: 'international', country, service }, weightKg),
    deps.international.servicesTo(country),
    deps.rates.eur(),
  ])
  const carrier = services.find(({ slug }) => slug === service)
  if (!carrier) throw new ShopError('delivery_not_available', { country, service })
  const price = toDecimal(deliveryPrice(row, { currency, rate, goodsUah: 0 }))
  return { price, currency, days_min: carrier.daysMin, days_max: carrier.daysMax }
}
