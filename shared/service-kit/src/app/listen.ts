import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { isUploadPath } from '@shop/contracts/upload-paths'
import { waitAtMost } from '../calls/time-limit.ts'

type Listening = {
  server: Server
  port: number
  /**
   * Ends the listening. For `drainMs` it goes on, and each answer asks its client for another connection next time, so that doors and
   * clients find another process; then no new connection is accepted, and what is under way is finished.
   */
  stop(drainMs?: number): Promise<void>
}

/** Koa's callback, or any function; a promise settles when the work is done. */
export type Answerer = (req: IncomingMessage, res: ServerResponse) => unknown

type ListenOptions = { app: Answerer; host: string; port: number }

const IN_FLIGHT_MS = 10_000
const BODY_MS = 30_000
/** Ten megabytes at the speed of a phone in the country. */
const UPLOAD_MS = 180_000

/** Listens with the limits that keep slow and greedy clients from starving the others. */
export async function listen({ app, host, port }: ListenOptions): Promise<Listening> {
  const working = createWorking()
  const isTooMany = watchQueues()
  let isClosing = false
  const server = createServer(
    {
      headersTimeout: 10_000,
      requestTimeout: UPLOAD_MS,
      keepAliveTimeout: 65_000,
      connectionsCheckingInterval: 5000,
      maxHeaderSize: 16 * 1024,
    },
    (req, res) => {
      if (isTooMany(req.socket, res)) return req.socket.destroy()
      endLateBody(req)
      if (isClosing) res.shouldKeepAlive = false
      working.add(app(req, res))
    },
  )
  server.maxHeadersCount = 100
  server.maxConnections = 2000
  // A client that does not read its answer occupies memory; the longest honest work takes half of this.
  server.setTimeout(40_000)
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  server.once('error', reject)
  server.listen(port, host, resolve)
  await promise
  const address = server.address() as AddressInfo
  async function stop(drainMs = 0): Promise<void> {
    isClosing = true
    if (drainMs > 0) await pause(drainMs)
    await closeServer(server)
    await working.waitUntilIdle()
  }
  return { server, port: address.port, stop }
}

// Browsers wait for an answer before they ask again. Who sends hundreds of questions at once and reads nothing has hundreds
// of answers lie in our memory.
const MOST_QUEUED = 10

/** Finds the request that is one too many on its connection. */
function watchQueues() {
  const queues = new WeakMap<Socket, Set<ServerResponse>>()
  function queueOf(socket: Socket): Set<ServerResponse> {
    const known = queues.get(socket)
    if (known) return known
    const queue = new Set<ServerResponse>()
    queues.set(socket, queue)
    // Node closes only the answer at the head when its client is gone; the files behind the others would stay open for ever.
    socket.once('close', () => {
      for (const res of queue) res.destroy().emit('close')
    })
    return queue
  }
  return (socket: Socket, res: ServerResponse): boolean => {
    const queue = queueOf(socket).add(res)
    res.on('close', () => queue.delete(res))
    return socket.destroyed || queue.size > MOST_QUEUED
  }
}

/** Only files may take longer than anybody needs to send a form. */
function endLateBody(req: IncomingMessage): void {
  const hasBody = req.headers['content-length'] !== undefined || req.headers['transfer-encoding'] !== undefined
  if (!hasBody || req.headers['content-length'] === '0' || isUploadPath(req.url ?? '')) return
  const timer = setTimeout(() => req.complete || req.destroy(), BODY_MS).unref()
  req.once('close', () => clearTimeout(timer))
}

/** Accepts no new connection, lets requests in flight end within ten seconds, closes idle connections at once. */
function closeServer(server: Server): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const late = setTimeout(() => server.closeAllConnections(), IN_FLIGHT_MS)
  // A kept-alive connection becomes idle when its last answer ends: check again until the server has closed.
  const sweep = setInterval(() => server.closeIdleConnections(), 100)
  server.close(() => {
    clearTimeout(late)
    clearInterval(sweep)
    resolve()
  })
  server.closeIdleConnections()
  return promise
}

/** Work goes on when its client has hung up; the database must not be closed under it. */
function createWorking() {
  let going = 0
  const idle = Promise.withResolvers<void>()
  let isEnding = false
  const end = () => {
    going--
    if (isEnding && going === 0) idle.resolve()
  }
  return {
    add(work: unknown): void {
      if (!(work instanceof Promise)) return
      going++
      work.then(end, end)
    },
    async waitUntilIdle(): Promise<void> {
      if (going === 0) return
      isEnding = true
      await waitAtMost(idle.promise, IN_FLIGHT_MS / 5)
    },
  }
}
