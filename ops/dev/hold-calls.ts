import { type IncomingMessage, request, type ServerResponse } from 'node:http'
import { pipeline } from 'node:stream'
import type { Answerer } from '@shop/service-kit/app/listen'

/** An address that stays while the process behind it is replaced. */
export type HeldAddress = {
  listener: Answerer
  /** Calls go to this port of the machine from now on, those that wait first. */
  open(port: number): void
  /** Calls wait from now on; resolves when those under way have their answers, or after `patienceMs`. */
  hold(patienceMs: number): Promise<void>
  /** Calls are refused until the next `open` or `hold`: nothing is coming. */
  refuse(): void
}

type Target = { port: number } | 'awaited' | 'absent'

const LOOPBACK = '127.0.0.1'
const RETRY_SECONDS = 2
/** Of one connection, or made by ourselves. */
const OF_CONNECTION = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'proxy-connection'])

/**
 * Hands calls on to a process that comes and goes. A call that finds none waits for the next one, `patienceMs` at most, and is refused as
 * a service that is away refuses. Each call is a connection of its own, so that none is lost with a process that ends.
 */
export function createHeldAddress(name: string, patienceMs: number): HeldAddress {
  let target: Target = 'awaited'
  const waiting = new Set<() => void>()
  const underWay = new Set<Promise<void>>()

  function change(next: Target): void {
    target = next
    for (const goOn of [...waiting]) goOn()
  }

  /** Resolves when the target is known again, time is over or the caller has left. */
  function waitForTarget(res: ServerResponse): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    const goOn = () => {
      waiting.delete(goOn)
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(goOn, patienceMs)
    waiting.add(goOn)
    res.once('close', goOn)
    return promise
  }

  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    if (target === 'awaited') await waitForTarget(res)
    if (res.destroyed) return
    if (typeof target === 'string') return refuseCall(name, req, res)
    const sent = handOn(target.port, req, res).catch(() => refuseCall(name, req, res))
    underWay.add(sent)
    await sent.finally(() => underWay.delete(sent))
  }

  return {
    listener: answer,
    open: port => change({ port }),
    refuse: () => change('absent'),
    async hold(drainMs) {
      target = 'awaited'
      const { promise, resolve } = Promise.withResolvers<void>()
      const timer = setTimeout(resolve, drainMs)
      await Promise.race([promise, Promise.all(underWay)])
      clearTimeout(timer)
    },
  }
}

/** Rejects when nothing was answered. */
function handOn(port: number, req: IncomingMessage, res: ServerResponse): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const { method = 'GET', url = '/', headers } = req
  const asking = request({ host: LOOPBACK, port, method, path: url, headers: ownHeaders(headers), agent: false })
  asking.once('error', error => (res.headersSent ? res.destroy() : reject(error)))
  asking.once('response', answer => {
    res.writeHead(answer.statusCode ?? 502, ownHeaders(answer.headers))
    pipeline(answer, res, () => {})
  })
  res.once('close', () => {
    asking.destroy()
    resolve()
  })
  req.pipe(asking)
  return promise
}

function ownHeaders<Headers extends object>(headers: Headers): Headers {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_CONNECTION.has(name))) as Headers
}

function refuseCall(name: string, req: IncomingMessage, res: ServerResponse): void {
  if (res.headersSent) return void res.destroy()
  const isCall = /^\/+(?:api|internal|health)(?:\/|$)/i.test(req.url ?? '')
  const text = `${name} does not run: its terminal says why`
  const body = isCall ? JSON.stringify({ status: false, error: { code: 'busy', seconds: RETRY_SECONDS } }) : `${text}\n`
  const type = isCall ? 'application/json' : 'text/plain; charset=utf-8'
  res.writeHead(503, { 'Content-Type': type, 'Cache-Control': 'no-store', 'Retry-After': RETRY_SECONDS })
  res.end(body)
}
