import type { AnyEndpoint, Endpoint } from '@shop/contracts/endpoint'
import { parseCallField } from '../calls/fields.ts'

type InternalCall = { endpoint: AnyEndpoint; run(body: unknown, file: Buffer): Promise<unknown> }

/** What a service answers to the others, by path. Nothing of it is reachable through the gateway. */
export type InternalCalls = Map<string, InternalCall>

/** An empty list of what a service answers to others; `handleInternal` fills it. */
export function createInternalCalls(): InternalCalls {
  return new Map()
}

/** Adds a call for other services. Throws at start when the endpoint is not an internal POST, or is there already. */
export function handleInternal<Body, Result>(
  calls: InternalCalls,
  endpoint: Endpoint<unknown, unknown, Body, Result>,
  answer: (body: Body, file: Buffer) => Promise<Result> | Result,
): void {
  const { path, access, method } = endpoint
  if (access !== 'internal' || method !== 'POST') throw new Error(`${path} is not declared as an internal POST`)
  if (calls.has(path)) throw new Error(`${path} is registered twice`)
  const run = async (body: unknown, file: Buffer) =>
    endpoint.result.parse(await answer(parseCallField(endpoint.body, body), file))
  calls.set(path, { endpoint, run })
}
