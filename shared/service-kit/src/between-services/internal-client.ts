import { type AnyEndpoint, type Endpoint, onlyReads, type ResultOf } from '@shop/contracts/endpoint'
import { ShopError } from '@shop/contracts/errors'
import { Download, receivedDownload } from '../calls/download.ts'
import { NothingDone } from '../calls/nothing-done.ts'
import { refusalFromEnvelope } from '../calls/refusal-in.ts'
import { withTimeLimit } from '../calls/time-limit.ts'
import { noteWrite } from '../storage/noted-writes.ts'
import type { InternalCalls } from './internal.ts'
import { BESIDE_FILE_HEADER, FILE_TYPE, NOTHING_DONE_HEADER, SECRET_HEADER } from './internal-routes.ts'
import { type AskedByStaff, staffCallPath, type Written } from './staff-calls.ts'

/** How one service asks another. Refusals arrive as the ShopError that the other threw, of a write also that nothing was done. */
export type InternalClient = {
  /** `file` goes with calls whose contract names one. */
  call<Body, Result>(endpoint: Endpoint<unknown, unknown, Body, Result>, body: Body, file?: Buffer): Promise<Result>
  /** Passes on what staff read, checked by its contract. */
  read<Result>(
    endpoint: Endpoint<unknown, unknown, unknown, Result>,
    asked: AskedByStaff,
    file?: Buffer,
  ): Promise<Result>
  /** Passes on a file that staff take with them, while it is being written. */
  download(endpoint: AnyEndpoint, asked: AskedByStaff): Promise<Download>
  /** Passes on what staff change: the answer, and what changed for the audit log. */
  write<Result>(
    endpoint: Endpoint<unknown, unknown, unknown, Result>,
    asked: AskedByStaff,
    file?: Buffer,
  ): Promise<Written<Result>>
}

type Target = { calls: InternalCalls } | { url: string; secret: string }

const TIME_OUT_MS = 10_000
// A file is redrawn before it is answered; less than our own caller is given.
const FILE_TIME_OUT_MS = 23_000
const PAUSES_MS = [100, 300, 900]

type Waiting = { timeOutMs?: number; fileTimeOutMs?: number }

/**
 * Asks another service, in this process or over HTTP. Throws the ShopError it refused with; `busy` when it is away or too slow:
 * whether it has done what it was asked is not known then.
 */
export function createInternalClient(target: Target & Waiting): InternalClient {
  const { timeOutMs = TIME_OUT_MS, fileTimeOutMs = FILE_TIME_OUT_MS } = target
  const patience = (file?: Buffer) => (file ? fileTimeOutMs : timeOutMs)
  const send = 'calls' in target ? inProcess(target.calls) : overHttp(target, patience)
  // Staff wait for a service in this process no longer than for one over HTTP.
  const ofStaff: Send = (path, asked, file) => withTimeLimit(send(path, asked, file), patience(file), tooSlow)
  return {
    async call(endpoint, body, file) {
      // What the other service writes is written for the call that is under way here.
      if (!onlyReads(endpoint)) noteWrite()
      return endpoint.result.parse(await send(endpoint.path, body, file))
    },
    async read(endpoint, asked, file) {
      return (await ofStaff(staffCallPath(endpoint), asked, file)) as ResultOf<typeof endpoint>
    },
    async download(endpoint, asked) {
      const answer = await ofStaff(staffCallPath(endpoint), asked)
      if (answer instanceof Download) return answer
      throw new Error(`${endpoint.path} answers no file`)
    },
    async write(endpoint, asked, file) {
      const written = (await ofStaff(staffCallPath(endpoint), asked, file)) as Written<ResultOf<typeof endpoint>>
      // What is recorded is the same whether it came over HTTP or not.
      return { ...written, change: JSON.parse(JSON.stringify(written.change)) }
    },
  }
}

type Send = (path: string, body: unknown, file?: Buffer) => Promise<unknown>
type Patience = (file?: Buffer) => number

function inProcess(calls: InternalCalls): Send {
  return async (path, body, file = Buffer.alloc(0)) => {
    const found = calls.get(path)
    if (!found) throw new Error(`Nobody in this process answers ${path}`)
    return found.run(body, file)
  }
}

function tooSlow(): never {
  throw new ShopError('busy')
}

function overHttp({ url, secret }: { url: string; secret: string }, patience: Patience): Send {
  const known = { [SECRET_HEADER]: secret }
  return async (path, body, file) => {
    const json = JSON.stringify(body)
    const beside = { ...known, 'content-type': FILE_TYPE, [BESIDE_FILE_HEADER]: encodeURIComponent(json) }
    const init = file
      ? { headers: beside, body: new Uint8Array(file) }
      : { headers: { ...known, 'content-type': 'application/json' }, body: json }
    const waiting = new AbortController()
    const timer = setTimeout(() => waiting.abort(), patience(file))
    try {
      const answer = await post(new URL(path, url), { ...init, signal: waiting.signal })
      // A file takes as long as its reader wants.
      if (answer.ok && answer.headers.has('content-disposition')) return receivedDownload(answer)
      const envelope: unknown = await answer.json().catch(() => null)
      // A service that dies while it answers has not answered: its work may be done, or not.
      if (!answer.ok || envelope === null) {
        const refusal = refusalFromEnvelope(envelope)
        throw answer.headers.has(NOTHING_DONE_HEADER) ? new NothingDone(refusal) : refusal
      }
      return typeof envelope === 'object' && 'result' in envelope ? envelope.result : undefined
    } finally {
      clearTimeout(timer)
    }
  }
}

// A refused connection means that nothing was asked yet, so asking again is safe for every call.
async function post(url: URL, init: RequestInit, pauses: readonly number[] = PAUSES_MS): Promise<Response> {
  try {
    return await fetch(url, { ...init, method: 'POST', redirect: 'error' })
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
