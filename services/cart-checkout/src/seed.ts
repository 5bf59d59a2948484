import { deliveryRates } from '@shop/demo-data/delivery-rates'
import { rates } from '@shop/demo-data/rates'
import type { Db } from 'mongodb'
import { createRatesRepository } from './rates/rates.repository.ts'

/** Demonstration rates for a database that has none. */
export async function seedCartCheckout(db: Db, now = new Date()): Promise<void> {
  const repository = createRatesRepository(db)
  await repository.prepare()
  await repository.enterMissing(
    rates.map(({ currency, rate }) => ({ currency, rate, since: now })),
    deliveryRates.map(({ service, zone, method, weight_to_kg, price }) => ({
      service,
      zone,
      method,
      weightToKg: weight_to_kg,
      priceUah: price.uah,
      priceEur: price.eur,
    })),
  )
}
