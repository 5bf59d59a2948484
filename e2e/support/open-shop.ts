import { startShop } from './start-shop.ts'

/** One shop for all stories that do not break it; what it returns closes it. */
export default async function openShop(): Promise<() => Promise<void>> {
  // All stories come from one address, which so many customers of a shop never do. Its log tells a failed story when an
  // email was begun and sent.
  const shop = await startShop({ env: { LIMITS_FACTOR: '20', LOG_LEVEL: 'debug' } })
  process.env.SHOP_ADDRESS = shop.address
  process.env.SHOP_DATA = shop.dataDir
  return shop.stop
}
