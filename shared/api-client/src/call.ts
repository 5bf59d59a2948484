import type { AnyEndpoint, ResultOf } from '@shop/contracts/endpoint'
import { ShopError } from '@shop/contracts/errors'
import { addressOf } from './address.ts'
import type { AnyInput, CallInput, CallOptions } from './input.ts'
import { refusalFrom } from './refusal.ts'

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
  return checked(endpoint, answer) as ResultOf<Called>
}

/** What visitors load is built without schemas: a service has checked the answer before it sent it. */
function checked({ result }: AnyEndpoint, answer: object): unknown {
  return process.env.NODE_ENV === 'production' ? answer : result.parse(answer)
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
    // The caller's own abort is not a failure that anybody should hear of.
    if (signal?.aborted) throw error
    throw new ShopError('unknown', { offline: 1 })
  }
}
