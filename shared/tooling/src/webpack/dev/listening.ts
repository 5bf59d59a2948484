import { once } from 'node:events'
import { createServer } from 'node:net'

type Settings = { host: string; port: number; shop: string }

/** Where the dev server listens, and which shop it stands in front of: the local one unless SHOP names another. */
export function readSettings(usualPort: number): Settings {
  const shop = runningShop()
  const port = Number(process.env.PORT || usualPort)
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Error('PORT must be a number from 1 to 65535')
  return { host: process.env.HOST || '127.0.0.1', port, shop }
}

/** The origin of the shop that runs: the local one unless SHOP names another. */
export function runningShop(): string {
  const shop = URL.parse(process.env.SHOP || 'http://127.0.0.1:3000')
  if (!shop?.protocol.startsWith('http')) throw new Error('SHOP must be an address, e.g. SHOP=https://levada.example')
  return shop.origin
}

/** A port that nobody listens on now. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}

/** Known before anything is compiled: the dev server itself would find out when it is ready. */
export async function expectFree(host: string, port: number): Promise<void> {
  const probe = createServer().listen(port, host)
  await once(probe, 'listening').catch(() => {
    throw new Error(`Port ${port} cannot be had. Choose another one: PORT=${port + 2} npm run dev`)
  })
  probe.close()
  await once(probe, 'close')
}
