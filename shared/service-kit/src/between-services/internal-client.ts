import { type AnyEndpoint, type Endpoint, isRepeatable, onlyReads, type ResultOf } from '@shop/contracts/endpoint'
import { ShopError } from '@shop/contracts/errors'
import { Download, receivedDownload } from '../calls/download.ts'
import { NothingDone } from '../calls/nothing-done.ts'
import { refusalFromEnvelope } from '../calls/refusal-in.ts'
import { withTimeLimit } from '../calls/time-limit.ts'
import { measureServiceCall } from '../metrics/service-calls.ts'
import { noteWrite } from '../storage/noted-writes.ts'
import { NotAnswered } from '../trace/not-answered.ts'
import { inSpan, noteQuestion, traceHeaders } from '../trace/request-trace.ts'
import { BESIDE_FILE_HEADER, SECRET_HEADER, SIGNATURE_HEADER } from './authenticate-caller.ts'
import { type Credentials, type SignedCall, signCall } from './call-signature.ts'
import { type Copies, CopyAway, createCopies } from './copies.ts'
import { fetchFromCopy } from './fetch-from-copy.ts'
import type { InternalCalls } from './internal.ts'
import { FILE_TYPE, NOTHING_DONE_HEADER } from './internal-routes.ts'
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

type Remote = { url: string | readonly string[]; owner: string } & Credentials

/** This process, or the copies of the service by their addresses. */
type Target = { calls: InternalCalls } | Remote

const TIME_OUT_MS = 10_000
// A file is redrawn before it is answered; less than our own caller is given.
const FILE_TIME_OUT_MS = 23_000
const PAUSES_MS = [100, 300, 900]

type Waiting = { timeOutMs?: number; fileTimeOutMs?: number }

/**
 * Asks another service, in this process or over HTTP; of several copies one that answers, and what may be repeated of another when
 * the first is away. Throws the ShopError it refused with; `busy` when it is away or too slow: whether it has done what it was
 * asked is not known then.
 */
export function createInternalClient(target: Target & Waiting): InternalClient {
  const { timeOutMs = TIME_OUT_MS, fileTimeOutMs = FILE_TIME_OUT_MS } = target
  const patience = (file?: Buffer) => (file ? fileTimeOutMs : timeOutMs)
  const send = 'calls' in target ? inProcess(target.calls) : withMeasure(overHttp(target, patience))
  // Staff wait for a service in this process no longer than for one over HTTP.
  const ofStaff = (endpoint: AnyEndpoint, asked: AskedByStaff, file?: Buffer) => {
    const repeatable = isRepeatable(endpoint, asked.idempotencyKey) ? 'repeatable' : 'once'
    const sent = send({ path: staffCallPath(endpoint), body: asked, file, repeatable })
    return withTimeLimit(sent, patience(file), tooSlow)
  }
  return {
    async call(endpoint, body, file) {
      // What the other service writes is written for the call that is under way here.
      if (!onlyReads(endpoint)) noteWrite()
      const repeatable = isRepeatable(endpoint) ? 'repeatable' : 'once'
      return endpoint.result.parse(await send({ path: endpoint.path, body, file, repeatable }))
    },
    async read(endpoint, asked, file) {
      return (await ofStaff(endpoint, asked, file)) as ResultOf<typeof endpoint>
    },
    async download(endpoint, asked) {
      const answer = await ofStaff(endpoint, asked)
      if (answer instanceof Download) return answer
      throw new Error(`${endpoint.path} answers no file`)
    },
    async write(endpoint, asked, file) {
      const written = (await ofStaff(endpoint, asked, file)) as Written<ResultOf<typeof endpoint>>
      // What is recorded is the same whether it came over HTTP or not.
      return { ...written, change: JSON.parse(JSON.stringify(written.change)) }
    },
  }
}

type Sent = { path: string; body: unknown; file?: Buffer | undefined; repeatable: 'repeatable' | 'once' }
type Send = (sent: Sent) => Promise<unknown>
type Patience = (file?: Buffer) => number

function inProcess(calls: InternalCalls): Send {
  return async ({ path, body, file = Buffer.alloc(0) }) => {
    const found = calls.get(path)
    if (!found) throw new Error(`Nobody in this process answers ${path}`)
    return inSpan({ name: path, kind: 'internal' }, async () => found.run(body, file))
  }
}

function withMeasure(send: Send): Send {
  return sent => measureServiceCall(sent.path, () => send(sent))
}

function tooSlow(): never {
  throw new ShopError('busy')
}

function overHttp({ url, owner, ...credentials }: Remote, patience: Patience): Send {
  const addresses = typeof url === 'string' ? [url] : url
  const copies = createCopies(addresses)
  return async ({ path, body, file, repeatable }) => {
    const json = JSON.stringify(body)
    const question = { asked: path, addresses, began: performance.now() }
    const endQuestion = noteQuestion(question)
    const beside = file ? encodeURIComponent(json) : ''
    const shown = shownBy(credentials, { owner, path, beside }, file ?? json)
    const headers = { ...shown, ...traceHeaders(), 'content-type': file ? FILE_TYPE : 'application/json' }
    const init = file
      ? { headers: { ...headers, [BESIDE_FILE_HEADER]: beside }, body: new Uint8Array(file) }
      : { headers, body: json }
    const waiting = new AbortController()
    const timer = setTimeout(() => waiting.abort(), patience(file))
    try {
      const giveUp = () => new NotAnswered(question)
      const { answer, text } = await post(copies, { ...init, path, repeatable, giveUp, signal: waiting.signal })
      if (text === null) return receivedDownload(answer)
      const envelope = parsedOrNull(text)
      if (!answer.ok || envelope === null) {
        const refusal = refusalFromEnvelope(envelope)
        throw answer.headers.has(NOTHING_DONE_HEADER) ? new NothingDone(refusal) : refusal
      }
      return typeof envelope === 'object' && 'result' in envelope ? envelope.result : undefined
    } finally {
      endQuestion()
      clearTimeout(timer)
    }
  }
}

function shownBy({ signer, secret }: Credentials, call: SignedCall, body: string | Buffer): Record<string, string> {
  return {
    ...(secret && { [SECRET_HEADER]: secret }),
    ...(signer && { [SIGNATURE_HEADER]: signCall(signer, call, body, Date.now()) }),
  }
}

type Post = RequestInit & { path: string; repeatable: 'repeatable' | 'once'; giveUp: () => ShopError }

// Where no copy was asked anything, say while the only one starts again, asking again is safe for every call.
async function post(copies: Copies, init: Post, pauses: readonly number[] = PAUSES_MS) {
  const { path, repeatable, giveUp, ...rest } = init
  try {
    return await copies.ask(asking => fetchFromCopy(asking, path, { ...rest, method: 'POST' }), repeatable)
  } catch (error) {
    const [pause, ...later] = pauses
    if (pause === undefined || !(error instanceof CopyAway) || error.wasAsked) throw giveUp()
    await new Promise(resolve => setTimeout(resolve, pause))
    return post(copies, init, later)
  }
}

function parsedOrNull(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
