import { createHash } from 'node:crypto'
import type { AnyEndpoint } from '@shop/contracts/endpoint'
import { ShopError } from '@shop/contracts/errors'
import type { Call } from './call.ts'

/** Tells a repeated request from another one under the same key, whatever order its names come in. */
export function bodyHash(body: unknown): string {
  return createHash('sha256').update(canonical(body)).digest('hex')
}

/**
 * The whole of a keyed request as a hash: which call, its address, its query and its body. The key is part of it, so that nobody
 * who reads the hash can try bodies on it.
 */
export function requestHash({ method, path }: AnyEndpoint, call: Call): string {
  const { params, query, body, idempotencyKey } = call
  return bodyHash({ method, path, params, query, body, idempotencyKey })
}

/**
 * One key, one body (docs/rules.md, "Repeated requests").
 * @param first what the key was used for first, as a hash; records from before hashes were kept have none
 * @throws ShopError idempotency_conflict when it was another request
 */
export function refuseOtherRequest(first: string | undefined, now: string, details = {}): void {
  if (first !== undefined && first !== now) throw new ShopError('idempotency_conflict', details)
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null)
  const names = Object.entries(value).filter(([, inner]) => inner !== undefined)
  return `{${names
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, inner]) => `${JSON.stringify(name)}:${canonical(inner)}`)
    .join(',')}}`
}
