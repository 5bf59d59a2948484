import type { Endpoint } from '@shop/contracts/endpoint'
import { ShopError } from '@shop/contracts/errors'
import { refusalFromEnvelope } from '../calls/refusal-in.ts'
import type { InternalCalls } from './internal.ts'
import { BESIDE_FILE_HEADER, FILE_TYPE, SECRET_HEADER } from './internal-routes.ts'

/** How one service asks another. Refusals arrive as the ShopError that the other threw. */
export type InternalClient = {
  /** `file` goes with calls whose contract names one. */
  call<Body, Result>(endpoint: Endpoint<unknown, unknown, Body, Result>, body: Body, file?: Buffer): Promise<Result>
}

type Target = { calls: InternalCalls } | { url: string; secret: string }

const TIME_OUT_MS = 10_000
// A file is drawn anew before it is answered; less than whoever asked us is given.
const FILE_TIME_OUT_MS = 23_000
const PAUSES_MS = [100, 300, 900]

/** Asks another service, in this process or over HTTP. Throws the ShopError it refused with; `busy` when it is away or too slow. */
export function createInternalClient(target: Target): InternalClient {
  const send = 'calls' in target ? inProcess(target.calls) : overHttp(target.url, target.secret)
  return {
    async call(endpoint, body, file) {
      return endpoint.result.parse(await send(endpoint.path, body, file))
    },
  }
}

type Send = (path: string, body: unknown, file?: Buffer) => Promise<unknown>

function inProcess(calls: InternalCalls): Send {
  return (path, body, file = Buffer.alloc(0)) => {
    const found = calls.get(path)
    if (!found) throw new Error(`Nobody in this process answers ${path}`)
    return found.run(body, file)
  }
}

function overHttp(url: string, secret: string): Send {
  const known = { [SECRET_HEADER]: secret }
  return async (path, body, file) => {
    const json = JSON.stringify(body)
    const beside = { ...known, 'content-type': FILE_TYPE, [BESIDE_FILE_HEADER]: encodeURIComponent(json) }
    const init = file
      ? { headers: beside, body: new Uint8Array(file) }
      : { headers: { ...known, 'content-type': 'application/json' }, body: json }
    const answer = await post(new URL(path, url), init, file ? FILE_TIME_OUT_MS : TIME_OUT_MS)
    const envelope: unknown = await answer.json().catch(() => null)
    // A service that dies while it answers has not answered: its work may be done, or not.
    if (!answer.ok || envelope === null) throw refusalFromEnvelope(envelope)
    return typeof envelope === 'object' && 'result' in envelope ? envelope.result : undefined
  }
}

// A refused connection means that nothing was asked yet, so asking again is safe for every call.
async function post(
  url: URL,
  init: RequestInit,
  patienceMs: number,
  pauses: readonly number[] = PAUSES_MS,
): Promise<Response> {
  try {
    return await fetch(url, { ...init, method: 'POST', redirect: 'error', signal: AbortSignal.timeout(patienceMs) })
  } catch (error) {
    const [pause, ...rest] = pauses
    if (pause === undefined || !isRefused(error)) throw new ShopError('busy')
    await new Promise(resolve => setTimeout(resolve, pause))
    return post(url, init, patienceMs, rest)
  }
}

function isRefused(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : null
  return typeof cause === 'object' && cause !== null && 'code' in cause && cause.code === 'ECONNREFUSED'
}
