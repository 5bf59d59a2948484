import type { WithShop } from './open-shop.ts'

export default async function closeShop(): Promise<void> {
  await (globalThis as WithShop).shopOfStories?.stop()
}
