import type { AnyEndpoint, Endpoint } from '@shop/contracts/endpoint'
import { ShopError } from '@shop/contracts/errors'
import { clientKey } from '../auth/client-key.ts'
import type { Answerer, Call } from './call.ts'
import { inTime } from './deadline.ts'
import { parseCallField } from './fields.ts'
import { DEFAULT_LOCALE } from './locale.ts'
import { PreparedAnswer, readPrepared } from './prepared/prepared-answer.ts'
import type { LocalInput } from './routes.ts'
import { PrevalidatedResponse, readAnswer } from './written-json.ts'

/** Answers a public call for this process itself, as if a guest had asked over HTTP. */
export function localAnswer<Params, Query, Body, Result>(
  endpoint: Endpoint<Params, Query, Body, Result>,
  answer: Answerer<Params, Query, Body, Result>,
): (input: LocalInput) => Promise<unknown> {
  return async ({ params, query, body }) => {
    const call: Call<Params, Query, Body> = {
      params: parseCallField(endpoint.params, params),
      query: parseCallField(
        endpoint.query,
        asParams(query, value => queryText(value, endpoint)),
      ),
      body: parseCallField(endpoint.body, body ?? {}),
      ...guest,
    }
    const result = await inTime(endpoint, answer(call))
    return endpoint.result.parse(read(result))
  }
}

function read(result: unknown): unknown {
  if (result instanceof PreparedAnswer) return readPrepared(result)
  return result instanceof PrevalidatedResponse ? readAnswer(result) : result
}

const guest: Omit<Call, 'params' | 'query' | 'body'> = {
  locale: DEFAULT_LOCALE,
  customer: nobody,
  staff: nobody,
  session: null,
  buyer: null,
  idempotencyKey: '',
  file: Buffer.alloc(0),
  client: clientKey(''),
  auditAddress: '',
  requestId: '',
  ctx: null,
}

function nobody(): never {
  throw new ShopError('not_authenticated')
}

/** Query values reach a schema as the text that a browser would have sent. */
function asParams(query: unknown, write: (value: unknown) => string): Record<string, string> {
  const given = Object.entries(query ?? {}).filter(([, value]) => value !== undefined)
  return Object.fromEntries(given.map(([name, value]) => [name, write(value)]))
}

/** A value of a query as it stands in an address: lists and objects are JSON, as the browser writes them. */
export function queryText(value: unknown, { jsonQuery }: Pick<AnyEndpoint, 'jsonQuery'>): string {
  return jsonQuery || typeof value === 'object' ? JSON.stringify(value) : String(value)
}
