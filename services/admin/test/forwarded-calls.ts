import type { AnyEndpoint } from '@shop/contracts/endpoint'
import { ShopError } from '@shop/contracts/errors'
import { publicEndpoints } from '@shop/contracts/public-endpoints'
import { parseCallField } from '@shop/service-kit/calls/fields'
import type { Browser } from '@shop/testing/browser'
import { type Input, sampleInput } from '@shop/testing/sample'

/** Every call of staff that another service decides. */
export const forwardedCalls = publicEndpoints.filter(({ owner }) => owner !== undefined)

export const callOf = ({ method, path }: AnyEndpoint) => `${method} ${path}`

export function forwardedCall(call: string): AnyEndpoint {
  const found = forwardedCalls.find(endpoint => callOf(endpoint) === call)
  if (!found) throw new Error(`${call} is not forwarded`)
  return found
}

type Fields = Record<string, unknown>

/** Sends a call as a browser does, under `key` where it wants one. */
export function sendCall(browser: Browser, endpoint: AnyEndpoint, { params, query, body }: Input, key: string | null) {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const asked = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
  const headers: Record<string, string> = key && endpoint.idempotent ? { 'Idempotency-Key': key } : {}
  const sent = endpoint.file
    ? { body: Buffer.alloc(100, 7), headers: { 'content-type': endpoint.file.types[0] ?? '' } }
    : { headers, ...(endpoint.method !== 'GET' && { json: body }) }
  return browser.send(endpoint.method, `${path}?${new URLSearchParams(asked)}`, sent)
}

/**
 * One field of a call by its path (`slider.0.link`; `:article` in the address, `?rate` in the query; empty for the whole body), a value that is
 * refused there, and why: of another field with its name.
 */
export type RefusedField = readonly [field: string, value: unknown, why: string | Readonly<Record<string, string>>]

/** What is wrong with an otherwise valid input once `field` has this value, field by field; a function makes it of the valid value. */
export function refusedFields(call: string, field: string, value: unknown): unknown {
  const endpoint = forwardedCall(call)
  const input = sampleInput(endpoint)
  const changed = field.startsWith(':')
    ? 'params'
    : field.startsWith('?') || endpoint.method === 'GET'
      ? 'query'
      : 'body'
  const names = field.replace(/^[:?]/, '').split('.')
  const last = names.pop() ?? ''
  const place = names.reduce<Fields>((part, name) => part[name] as Fields, input[changed])
  if (field === '') input.body = value as Fields
  else place[last] = value instanceof Function ? value(place[last]) : value
  try {
    for (const part of ['params', 'query', 'body'] as const) parseCallField(endpoint[part], input[part])
    return 'taken'
  } catch (error) {
    return error instanceof ShopError ? error.details.fields : error
  }
}

/** So many of what a list has first. */
export const times = (count: number) => (list: unknown[]) => Array.from({ length: count }, () => list[0])
