import type { AnyEndpoint, ResultOf } from '@shop/contracts/endpoint'
import { queryText } from '../calls/local-answer.ts'
import { refusalFromEnvelope } from '../calls/refusal-in.ts'
import type { LocalInput } from '../calls/routes.ts'
import type { PublicApi } from './local-api.ts'

const TIME_OUT_MS = 5000

/** Public calls over HTTP as a guest, for a server that is not in the process of the services. Refusals arrive as ShopError. */
export function createHttpApi(origin: string): PublicApi {
  return {
    async call<Called extends AnyEndpoint>(endpoint: Called, { query }: LocalInput = {}) {
      const pairs = Object.entries(query ?? {}).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, queryText(value, endpoint)]],
      )
      const address = new URL(endpoint.path, origin)
      address.search = new URLSearchParams(pairs).toString()
      const answer = await fetch(address, { method: endpoint.method, signal: AbortSignal.timeout(TIME_OUT_MS) })
      const body: unknown = await answer.json()
      if (!answer.ok) throw refusalFromEnvelope(body)
      return endpoint.result.parse(body) as ResultOf<Called>
    },
  }
}
