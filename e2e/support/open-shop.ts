import { exchange1c, startShop } from './start-shop.ts'

// 1C gets the orders that staff send, and no other story's.
const envOfExchange = {
  EXCHANGE_1C_LOGIN: exchange1c.login,
  EXCHANGE_1C_PASSWORD: exchange1c.password,
  EXCHANGE_1C_PAID: 'off',
}

/** One shop for all stories that do not break it; what it returns closes it. */
export default async function openShop(): Promise<() => Promise<void>> {
  // All stories come from one address, which so many customers of a shop never do. Its log tells a failed story when an
  // email was begun and sent.
  const shop = await startShop({ env: { LIMITS_FACTOR: '20', LOG_LEVEL: 'debug', ...envOfExchange } })
  process.env.SHOP_ADDRESS = shop.address
  process.env.SHOP_DATA = shop.dataDir
  return shop.stop
}
