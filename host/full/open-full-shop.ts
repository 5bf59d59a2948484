import { rm } from 'node:fs/promises'
import { findChromium } from '../../shared/build/src/find-chromium.ts'
import type { WithShop } from '../e2e/open-shop.ts'
import { startShop } from '../e2e/start-shop.ts'
import { album } from './album.ts'

/** Set-up of the full look: one shop, and an empty album. More people come in at once than its limits would let. */
export default async function openFullShop(): Promise<void> {
  await rm(album, { recursive: true, force: true })
  process.env.CHROME_PATH = findChromium()
  const shop = await startShop({ env: { LIMITS_FACTOR: '20' } })
  ;(globalThis as WithShop).shopOfStories = shop
  process.env.SHOP_ADDRESS = shop.address
}
