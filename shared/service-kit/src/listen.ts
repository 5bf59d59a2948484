import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Listening = { server: Server; port: number; stop(): Promise<void> }

type ListenParts = { app: RequestListener; host: string; port: number }

const IN_FLIGHT_MS = 10_000

/** Listens with the limits that keep slow and greedy clients from starving the others (C5). */
export async function listen({ app, host, port }: ListenParts): Promise<Listening> {
  const server = createServer(
    {
      headersTimeout: 10_000,
      requestTimeout: 30_000,
      keepAliveTimeout: 65_000,
      connectionsCheckingInterval: 5000,
      maxHeaderSize: 16 * 1024,
    },
    app,
  )
  server.maxHeadersCount = 100
  server.maxConnections = 2000
  // A client that does not read its answer holds memory; half a minute of silence is enough.
  server.setTimeout(60_000)
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  server.once('error', reject)
  server.listen(port, host, resolve)
  await promise
  const address = server.address() as AddressInfo
  return { server, port: address.port, stop: () => drained(server) }
}

/** Accepts nobody new, lets requests in flight end within ten seconds, closes idle connections at once. */
function drained(server: Server): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const late = setTimeout(() => server.closeAllConnections(), IN_FLIGHT_MS)
  // A kept-alive connection becomes idle when its last answer ends: look again until the server has closed.
  const sweep = setInterval(() => server.closeIdleConnections(), 100)
  server.close(() => {
    clearTimeout(late)
    clearInterval(sweep)
    resolve()
  })
  server.closeIdleConnections()
  return promise
}
