import type { Log } from '@shop/service-kit/log/log'
import type { Clock } from '@shop/service-kit/process/clock'
import type { NovaPoshta } from '../delivery-directory/open-directory.ts'
import { CarrierSilence } from '../nova-poshta/carrier-silence.ts'
import type { CarrierPrices, Parcel } from './carrier-prices.repository.ts'
import { novaPoshtaPrice } from './nova-poshta-price.ts'

/** Kopiyky that the carrier takes now; null when nobody can tell, and the shop's own table counts. */
export type LivePrice = (parcel: Parcel) => Promise<number | null>

type LivePriceDeps = {
  prices: CarrierPrices
  /** Throws CarrierSilence. */
  ask: (parcel: Parcel) => Promise<number>
  clock: Clock
  log: Log
}

const A_DAY = 24 * 60 * 60_000
const QUIET = 60_000

/** The carrier's own price, remembered for a day. One that does not answer is left alone for a minute: no cart waits for it twice. */
function createLivePrice({ prices, ask, clock, log }: LivePriceDeps): LivePrice {
  let quietUntil = 0
  return async parcel => {
    const now = clock.now()
    const known = await prices.find(parcel, now)
    if (known !== null || now.getTime() < quietUntil) return known
    try {
      const price = await ask(parcel)
      await prices.keep(parcel, price, new Date(now.getTime() + A_DAY))
      return price
    } catch (err) {
      if (!(err instanceof CarrierSilence)) throw err
      quietUntil = now.getTime() + QUIET
      log.warn({ err, provider: 'nova-poshta' }, 'the carrier told no price; the table counts')
      return null
    }
  }
}

const noLivePrice: LivePrice = async () => null

type OpenDeps = { prices: CarrierPrices; clock: Clock; log: Log; novaPoshta: NovaPoshta | null }

/** The carrier's own prices, where it is known from where parcels leave. */
export function openLivePrice({ novaPoshta, ...deps }: OpenDeps): LivePrice {
  const sender = novaPoshta?.senderCity
  if (!novaPoshta || !sender) return noLivePrice
  return createLivePrice({ ...deps, ask: parcel => novaPoshtaPrice(novaPoshta, sender, parcel) })
}
