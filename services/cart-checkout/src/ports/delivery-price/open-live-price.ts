import type { Clock } from '@shop/service-kit/clock'
import type { Log } from '@shop/service-kit/log'
import type { NovaPoshta } from '../delivery-directory/open-directory.ts'
import type { CarrierPrices } from './carrier-prices.repository.ts'
import { createLivePrice, type LivePrice, noLivePrice } from './live-price.ts'
import { novaPoshtaPrice } from './nova-poshta-price.ts'

type LivePriceParts = { prices: CarrierPrices; clock: Clock; log: Log; novaPoshta: NovaPoshta | null }

/** The carrier's own prices, where it is known from where parcels leave. */
export function openLivePrice({ novaPoshta, ...parts }: LivePriceParts): LivePrice {
  const sender = novaPoshta?.senderCity
  if (!novaPoshta || !sender) return noLivePrice
  return createLivePrice({ ...parts, ask: parcel => novaPoshtaPrice(novaPoshta, sender, parcel) })
}
