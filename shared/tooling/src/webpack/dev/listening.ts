import { once } from 'node:events'
import { createServer } from 'node:net'
import { namesShop } from './shop-in-front.ts'

type Settings = { host: string; port: number }

/** Where the dev server listens. */
export function readSettings(usualPort: number): Settings {
  const { HOST, PORT } = process.env
  const port = Number(PORT || usualPort)
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Error('PORT must be a number from 1 to 65535')
  return { host: HOST && !namesShop(HOST) ? HOST : '127.0.0.1', port }
}

/** A port that is free now. */
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
