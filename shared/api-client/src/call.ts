import type { AnyEndpoint, ResultOf } from '@shop/contracts/endpoint'
import { isErrorCode, ShopError } from '@shop/contracts/errors'
import type { AnyInput, CallInput, CallOptions } from './input.ts'

const TIME_OUT_MS = 20_000

/** Calls an endpoint of our services; development and tests check the answer against its contract. */
export async function call<Called extends AnyEndpoint>(
  endpoint: Called,
  input: CallInput<Called>,
  options: CallOptions = {},
): Promise<ResultOf<Called>> {
  const response = await send(endpoint, input, options)
  const answer: unknown = await response.json().catch(() => null)
  if (!response.ok) throw refusalFrom(answer, response.status)
  // A network that asks to sign in first answers a page of its own with 200.
  if (typeof answer !== 'object' || answer === null) throw new ShopError('unknown', { status: response.status })
  return checkAnswer(endpoint, answer) as ResultOf<Called>
}

/**
 * What visitors load is built without schemas: a service has checked the answer before it sent it. While one remote is
 * developed, the host is built with schemas and the other remotes are not.
 */
function checkAnswer({ result }: Partial<AnyEndpoint>, answer: object): unknown {
  return process.env.NODE_ENV === 'production' || !result ? answer : result.parse(answer)
}

async function send(endpoint: AnyEndpoint, input: AnyInput, { headers, signal }: CallOptions): Promise<Response> {
  const timeOut = AbortSignal.timeout(TIME_OUT_MS)
  const body = input.body === undefined ? undefined : JSON.stringify(input.body)
  try {
    return await fetch(addressOf(endpoint, input), {
      method: endpoint.method,
      credentials: 'same-origin',
      headers: body ? { 'content-type': 'application/json', ...headers } : { ...headers },
      signal: signal ? AbortSignal.any([signal, timeOut]) : timeOut,
      ...(body ? { body } : {}),
    })
  } catch (error) {
    // The caller's own abort is not a failure to report.
    if (signal?.aborted) throw error
    throw new ShopError('unknown', { offline: 1 })
  }
}

type Addressed = Pick<AnyEndpoint, 'path' | 'jsonQuery'>

/** The address of a call: the names in the path filled in, the query behind it. */
function addressOf({ path, jsonQuery }: Addressed, { params, query }: AnyInput): string {
  const values = new Map(entries(params))
  const place = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(asText(values.get(name) ?? '')))
  const asWritten = jsonQuery ? JSON.stringify : asText
  const search = new URLSearchParams(entries(query).map(([name, value]) => [name, asWritten(value)]))
  return search.size > 0 ? `${place}?${search}` : place
}

function entries(values: unknown): [string, unknown][] {
  if (typeof values !== 'object' || values === null) return []
  return Object.entries(values).filter(([, value]) => value !== undefined)
}

function asText(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** Turns the envelope of a failed call into the refusal that the screen shows. */
function refusalFrom(answer: unknown, status: number): ShopError {
  const { code, message, ...details } = errorIn(answer)
  const text = typeof message === 'string' ? message : undefined
  return new ShopError(isErrorCode(code) ? code : 'unknown', { ...details, status }, text)
}

function errorIn(answer: unknown): Record<string, unknown> {
  if (typeof answer !== 'object' || answer === null || !('error' in answer)) return {}
  return typeof answer.error === 'object' ? { ...answer.error } : {}
}
