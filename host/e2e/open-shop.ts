import { findChromium } from '../../shared/build/src/find-chromium.ts'
import { type RunningShop, startShop } from './start-shop.ts'

export type WithShop = typeof globalThis & { shopOfStories?: RunningShop }

/** Set-up of the browser project: one shop for all stories that do not break it. */
export default async function openShop(): Promise<void> {
  // Here, where installing a missing browser may take its time.
  process.env.CHROME_PATH = findChromium()
  // All stories come from one address, which so many customers of a shop never do.
  const shop = await startShop({ env: { LIMITS_FACTOR: '20' } })
  ;(globalThis as WithShop).shopOfStories = shop
  process.env.SHOP_ADDRESS = shop.address
}
