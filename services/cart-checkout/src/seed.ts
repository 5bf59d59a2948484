import { deliveryRates, internationalServices } from '@shop/demo-data/delivery-rates'
import { deliveryZones } from '@shop/demo-data/delivery-zones'
import { promoCodes } from '@shop/demo-data/promo-codes'
import { rates } from '@shop/demo-data/rates'
import type { Db } from 'mongodb'
import { createDeliveryTables } from './delivery-table/delivery-table.repository.ts'
import { createPromoCodes } from './promo-codes/promo-codes.repository.ts'
import { createRatesRepository } from './rates/rates.repository.ts'
import { demoThirdPartyOrders } from './third-party-orders/demo-third-party-orders.ts'
import { createThirdPartyOrders } from './third-party-orders/third-party-orders.repository.ts'

/** Demonstration rates, carriers abroad, promo codes and orders by link for a database that has none. */
export async function seedCartCheckout(db: Db, now = new Date()): Promise<void> {
  const currencies = createRatesRepository(db)
  await currencies.createIndexes()
  for (const { currency, rate } of rates) await currencies.enterMissing({ currency, rate, since: now })

  const deliveryTables = createDeliveryTables(db)
  await deliveryTables.createIndexes()
  await deliveryTables.enterMissing({
    rows: deliveryRates.map(({ service, zone, method, weight_to_kg, price }) => ({
      service,
      zone,
      method,
      weightToKg: weight_to_kg,
      priceUah: price.uah,
      priceEur: price.eur,
    })),
    services: internationalServices.map(({ slug, title, days_min, days_max }) => ({
      slug,
      title,
      daysMin: days_min,
      daysMax: days_max,
    })),
    zones: deliveryZones.map(({ country, service, zone }) => ({ country, service, zone })),
  })

  const thirdPartyOrders = createThirdPartyOrders(db)
  await thirdPartyOrders.createIndexes()
  await thirdPartyOrders.enterMissing(demoThirdPartyOrders(now))

  const codes = createPromoCodes(db)
  await codes.createIndexes()
  const always = { valid_from: null, valid_until: null, only_categories: null, only_collections: null, active: true }
  await codes.enterMissing(promoCodes.map(code => ({ ...always, ...code, version: 1, holds: [] })))
}
