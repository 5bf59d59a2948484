import type { AnyEndpoint } from '@shop/contracts/endpoint'

/** A value of a query as it stands in an address: lists and objects are JSON, as the browser writes them. */
export function queryText(value: unknown, { jsonQuery }: Pick<AnyEndpoint, 'jsonQuery'>): string {
  return jsonQuery || typeof value === 'object' ? JSON.stringify(value) : String(value)
}
