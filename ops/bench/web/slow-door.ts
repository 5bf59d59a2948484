import { once } from 'node:events'
import { createServer, request } from 'node:http'

/** A proxy in front of the shop that delays every answer by `delay` ms: what a slow network does to each step of a waterfall. */
export async function openSlowProxy(shop: string, delay: number): Promise<{ address: string; close(): void }> {
  const { hostname, port } = new URL(shop)
  const proxy = createServer((incoming, outgoing) => {
    const passed = request(
      { hostname, port, path: incoming.url, method: incoming.method, headers: incoming.headers },
      answer => {
        setTimeout(() => {
          outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
          answer.pipe(outgoing)
        }, delay)
      },
    )
    passed.on('error', () => outgoing.destroy())
    incoming.pipe(passed)
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const address = proxy.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return {
    address: `http://127.0.0.1:${address.port}`,
    close: () => {
      proxy.close()
      proxy.closeAllConnections()
    },
  }
}
