import { once } from 'node:events'
import { createServer } from 'node:net'

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
