import type { Endpoint } from '@shop/contracts/endpoint'
import { ShopError } from '@shop/contracts/errors'
import { refusalFromEnvelope } from '../calls/refusal-in.ts'
import type { InternalCalls } from './internal.ts'
import { SECRET_HEADER } from './internal-routes.ts'

/** How one service asks another. Refusals arrive as the ShopError that the other threw. */
export type InternalClient = {
  call<Body, Result>(endpoint: Endpoint<unknown, unknown, Body, Result>, body: Body): Promise<Result>
}

type Target = { calls: InternalCalls } | { url: string; secret: string }

const TIME_OUT_MS = 10_000
const PAUSES_MS = [100, 300, 900]

/** Asks another service, in this process or over HTTP. Throws the ShopError it refused with; `busy` when it is away or too slow. */
export function createInternalClient(target: Target): InternalClient {
  const send = 'calls' in target ? inProcess(target.calls) : overHttp(target.url, target.secret)
  return {
    async call(endpoint, body) {
      return endpoint.result.parse(await send(endpoint.path, body))
    },
  }
}

type Send = (path: string, body: unknown) => Promise<unknown>

function inProcess(calls: InternalCalls): Send {
  return (path, body) => {
    const found = calls.get(path)
    if (!found) throw new Error(`Nobody in this process answers ${path}`)
    return found.run(body)
  }
}

function overHttp(url: string, secret: string): Send {
  const headers = { 'content-type': 'application/json', [SECRET_HEADER]: secret }
  return async (path, body) => {
    const answer = await post(new URL(path, url), { headers, body: JSON.stringify(body) })
    const envelope: unknown = await answer.json().catch(() => null)
    // A service that dies while it answers has not answered: its work may be done, or not.
    if (!answer.ok || envelope === null) throw refusalFromEnvelope(envelope)
    return typeof envelope === 'object' && 'result' in envelope ? envelope.result : undefined
  }
}

// A refused connection means that nothing was asked yet, so asking again is safe for every call.
async function post(url: URL, init: RequestInit, pauses: readonly number[] = PAUSES_MS): Promise<Response> {
  try {
    return await fetch(url, { ...init, method: 'POST', redirect: 'error', signal: AbortSignal.timeout(TIME_OUT_MS) })
  } catch (error) {
    const [pause, ...rest] = pauses
    if (pause === undefined || !isRefused(error)) throw new ShopError('busy')
    await new Promise(resolve => setTimeout(resolve, pause))
    return post(url, init, rest)
  }
}

function isRefused(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : null
  return typeof cause === 'object' && cause !== null && 'code' in cause && cause.code === 'ECONNREFUSED'
}
