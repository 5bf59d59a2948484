import { type AnyEndpoint, isRepeatable, type ResultOf } from '@shop/contracts/endpoint'
import { queryText } from '../calls/local-answer.ts'
import { refusalFromEnvelope } from '../calls/refusal-in.ts'
import type { LocalInput } from '../calls/routes.ts'
import { measureServiceCall } from '../metrics/service-calls.ts'
import { traceHeaders } from '../trace/request-trace.ts'
import { createCopies } from './copies.ts'
import { fetchFromCopy } from './fetch-from-copy.ts'
import type { PublicApi } from './local-api.ts'

/** A page comes without its first data before the door takes its server for frozen. */
const TIME_OUT_MS = 1500

/**
 * Public calls over HTTP as a guest, for a server that is not in the process of the services, by the addresses of the service's
 * copies. Refusals arrive as ShopError.
 */
export function createHttpApi(urls: readonly string[]): PublicApi {
  const copies = createCopies(urls)
  return {
    async call<Called extends AnyEndpoint>(endpoint: Called, { query }: LocalInput = {}) {
      const pairs = Object.entries(query ?? {}).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, queryText(value, endpoint)]],
      )
      const path = `${endpoint.path}?${new URLSearchParams(pairs)}`
      const init = { method: endpoint.method, headers: traceHeaders(), signal: AbortSignal.timeout(TIME_OUT_MS) }
      const repeatable = isRepeatable(endpoint) ? 'repeatable' : 'once'
      return measureServiceCall(endpoint.path, async () => {
        const { answer, text } = await copies.ask(asking => fetchFromCopy(asking, path, init), repeatable)
        const body: unknown = JSON.parse(text ?? '')
        if (!answer.ok) throw refusalFromEnvelope(body)
        return endpoint.result.parse(body) as ResultOf<Called>
      })
    },
  }
}
