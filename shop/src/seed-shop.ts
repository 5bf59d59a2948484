import { seedCartCheckout } from '@shop/cart-checkout/seed'
import { seedCatalog } from '@shop/catalog/seed'
import type { ServiceName } from '@shop/contracts/parts'
import type { Db } from 'mongodb'
import type { ShopConfig } from './config.ts'

type Databases = (service: ServiceName) => Db

/** Puts the demonstration's goods and rates in where they are missing. */
export async function seedShop(databaseOf: Databases): Promise<void> {
  await seedCatalog(databaseOf('catalog'))
  await seedCartCheckout(databaseOf('cart-checkout'))
}

/** Fills a new shop. One that has anything is left alone: what staff removed must not come back with the next start. */
export async function seedEmpty(databaseOf: Databases, config: ShopConfig): Promise<boolean> {
  if (!wantsDemonstration(config)) return false
  const isNew = (await databaseOf('catalog').listCollections({}, { nameOnly: true }).toArray()).length === 0
  if (isNew) await seedShop(databaseOf)
  return isNew
}

/** In production demonstration goods appear only when DEMO=yes asks for them. */
export function wantsDemonstration({ DEMO, NODE_ENV }: Pick<ShopConfig, 'DEMO' | 'NODE_ENV'>): boolean {
  return DEMO === 'yes' || (DEMO === undefined && NODE_ENV !== 'production')
}
