import type { Log } from '@shop/service-kit/log/log'
import type { ServiceModule } from '@shop/service-kit/modules/service-module'
import type { Clock } from '@shop/service-kit/process/clock'
import type { Db } from 'mongodb'
import type { DeliveryPlaces } from './checkout/destination.ts'
import type { Catalog } from './clients/catalog.ts'
import { carriersTo } from './international/carriers-to.ts'
import type { LiveSettings } from './live-settings/live-settings.ts'
import { addAddressTextCalls } from './location/address-texts.ts'
import { addLocationRoutes } from './location/location.routes.ts'
import { createDirectoryCopy } from './ports/delivery-directory/directory-copy.repository.ts'
import { type NovaPoshta, openDirectory } from './ports/delivery-directory/open-directory.ts'
import { createCarrierPrices } from './ports/delivery-price/carrier-prices.repository.ts'
import { type LivePrice, openLivePrice } from './ports/delivery-price/live-price.ts'

type DeliveryDeps = {
  db: Db
  shops: Catalog['shops']
  liveSettings: Pick<LiveSettings, 'current'>
  /** Null: customers choose from the places of the demonstration. */
  novaPoshta: NovaPoshta | null
  clock: Clock
  log: Log
}

/** Where parcels can go, and what the carrier asks for it. */
export function openDelivery(deps: DeliveryDeps): ServiceModule & { places: DeliveryPlaces; livePrice: LivePrice } {
  const { db, shops, liveSettings } = deps
  const copies = createDirectoryCopy(db)
  const prices = createCarrierPrices(db)
  const { directory, refresh } = openDirectory({ ...deps, copies })
  return {
    places: {
      directory,
      shops,
      carriersTo: async country => carriersTo((await liveSettings.current()).delivery, country),
    },
    livePrice: openLivePrice({ ...deps, copies, prices }),
    createIndexes: () => Promise.all([copies.createIndexes(), prices.createIndexes()]),
    addRoutes: routes => addLocationRoutes(routes, directory),
    addCalls: internal => addAddressTextCalls(internal, { directory, shops }),
    // Checks every few minutes whether a day has passed, or a failed try is due again.
    jobs: [{ name: 'refresh-directory', everySeconds: 120, leaseSeconds: 300, run: refresh }],
  }
}
