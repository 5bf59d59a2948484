import { DAY_MS, HOUR_MS } from '@shop/calendar/durations'
import type { Log } from '@shop/service-kit/log/log'
import type { Clock } from '@shop/service-kit/process/clock'
import type { DirectoryCopy } from '../delivery-directory/directory-copy.repository.ts'
import type { NovaPoshta } from '../delivery-directory/open-directory.ts'
import { CarrierRefusal, CarrierSilence } from '../nova-poshta/carrier-silence.ts'
import type { CarrierPrices, Parcel } from './carrier-prices.repository.ts'
import { novaPoshtaPrice } from './nova-poshta-price.ts'

/** Kopiyky that the carrier takes now; null when nobody can tell, and the shop's own table counts. */
export type LivePrice = (parcel: Parcel) => Promise<number | null>

type LivePriceDeps = {
  prices: CarrierPrices
  /** The carrier's own list says which cities there are. */
  isCity: (ref: string) => Promise<boolean>
  /** Throws CarrierSilence. */
  ask: (parcel: Parcel) => Promise<number>
  clock: Clock
  log: Log
}

const QUIET = 60_000

/**
 * The carrier's own price, remembered for a day. One that does not answer is left alone for a minute: no cart waits for it twice. A
 * parcel that it refuses is left alone for an hour, and no other: invented parcels must not cost the others the carrier's prices.
 */
function createLivePrice({ prices, isCity, ask, clock, log }: LivePriceDeps): LivePrice {
  let quietUntil = 0
  return async parcel => {
    const now = clock.now()
    const known = await prices.find(parcel, now)
    if (known) return known.price
    if (now.getTime() < quietUntil || !(await isCity(parcel.city))) return null
    try {
      const price = await ask(parcel)
      await prices.keep(parcel, price, new Date(now.getTime() + DAY_MS))
      return price
    } catch (err) {
      if (!(err instanceof CarrierSilence)) throw err
      if (err instanceof CarrierRefusal && !err.isOfEvery)
        await prices.keep(parcel, null, new Date(now.getTime() + HOUR_MS))
      else quietUntil = now.getTime() + QUIET
      log.warn({ err, provider: 'nova-poshta' }, 'the carrier told no price; the table counts')
      return null
    }
  }
}

const noLivePrice: LivePrice = async () => null

type OpenDeps = {
  prices: CarrierPrices
  copies: Pick<DirectoryCopy, 'state' | 'hasCity'>
  clock: Clock
  log: Log
  novaPoshta: NovaPoshta | null
}

/** The carrier's own prices, where it is known from where parcels leave. */
export function openLivePrice({ novaPoshta, copies, ...deps }: OpenDeps): LivePrice {
  const sender = novaPoshta?.senderCity
  if (!novaPoshta || !sender) return noLivePrice
  const isCity = async (ref: string) => {
    const copy = (await copies.state())?.copy
    return copy ? copies.hasCity(copy, ref) : false
  }
  return createLivePrice({ ...deps, isCity, ask: parcel => novaPoshtaPrice(novaPoshta, sender, parcel) })
}
