import type { AnyEndpoint } from '@shop/contracts/endpoint'
import type { AnyInput } from './input.ts'

type Addressed = Pick<AnyEndpoint, 'path' | 'jsonQuery'>

/** The address of a call: the names in the path filled in, the query behind it. */
export function addressOf({ path, jsonQuery }: Addressed, { params, query }: AnyInput): string {
  const values = new Map(entries(params))
  const place = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(asText(values.get(name) ?? '')))
  const asWritten = jsonQuery ? JSON.stringify : asText
  const words = new URLSearchParams(entries(query).map(([name, value]) => [name, asWritten(value)]))
  return words.size > 0 ? `${place}?${words}` : place
}

function entries(part: unknown): [string, unknown][] {
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).filter(([, value]) => value !== undefined)
}

function asText(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
