import { createServer, request } from 'node:http'
import { duplexPair } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { AnyEndpoint, ResultOf } from '@shop/contracts/endpoint'
import type { Answerer } from '../app/listen.ts'
import { staffCookie } from '../auth/cookies.ts'
import { refusalFromEnvelope } from '../calls/refusal-in.ts'
import { measureServiceCall } from '../metrics/service-calls.ts'
import { NotAnswered } from '../trace/not-answered.ts'
import { traceHeaders } from '../trace/request-trace.ts'
import { createCopies } from './copies.ts'
import { fetchFromCopy } from './fetch-from-copy.ts'

type Params = Readonly<Record<string, string>>

/** Questions of staff, asked with the session that their browser sent: the admin service decides as if the browser itself asked. */
export type StaffApi = {
  /** Throws the ShopError that the service refused with; `busy` when it is away or too slow. */
  call<Called extends AnyEndpoint>(endpoint: Called, params: Params, session: string): Promise<ResultOf<Called>>
}

type Answer = { ok: boolean; body: string }
type Send = (path: string, cookie: string) => Promise<Answer>

/** Less than the door waits for a page. */
const TIME_OUT_MS = 1500

export function createStaffApi(send: Send): StaffApi {
  return {
    async call<Called extends AnyEndpoint>(endpoint: Called, params: Params, session: string) {
      const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
      const question = { asked: endpoint.path, addresses: [], began: performance.now() }
      const away = () => {
        throw new NotAnswered(question)
      }
      return measureServiceCall(endpoint.path, async () => {
        const { ok, body } = await send(path, `${staffCookie.name}=${session}`).catch(away)
        const answer: unknown = JSON.parse(body)
        if (!ok) throw refusalFromEnvelope(answer)
        return endpoint.result.parse(answer) as ResultOf<Called>
      })
    },
  }
}

/** For a server that is a process of its own, by the addresses of the service's copies. */
export function overHttp(urls: readonly string[]): Send {
  const copies = createCopies(urls)
  return async (path, cookie) => {
    const init = { headers: { cookie, ...traceHeaders() }, signal: AbortSignal.timeout(TIME_OUT_MS) }
    const { answer, text } = await copies.ask(asking => fetchFromCopy(asking, path, init), 'repeatable')
    return { ok: answer.ok, body: text ?? '' }
  }
}

/** For a service in this process: the same request on a connection that never leaves it, so the same checks are made. */
export function withinProcess(app: Answerer): Send {
  const server = createServer(app)
  return (path, cookie) => {
    const [ours, theirs] = duplexPair()
    server.emit('connection', theirs)
    const options = {
      path,
      headers: { cookie, host: 'localhost', ...traceHeaders() },
      signal: AbortSignal.timeout(TIME_OUT_MS),
    }
    return new Promise((resolve, reject) => {
      const asking = request({ ...options, createConnection: () => ours }, answer => {
        const ok = answer.statusCode === 200
        text(answer).then(body => resolve({ ok, body }), reject)
      })
      asking.once('error', reject)
      asking.end()
    })
  }
}
