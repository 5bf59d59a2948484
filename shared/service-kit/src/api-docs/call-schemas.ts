import type { AnyEndpoint } from '@shop/contracts/endpoint'
import { schemaOf } from './openapi.ts'

type Schema = { readonly [key: string]: unknown }

/** What is sent with a call and what it answers, as JSON Schemas. */
export type CallSchemas = { params?: Schema; query?: Schema; body?: Schema; result: Schema }

/** By method and address: `GET /api/orders/:order`. */
export function callName({ method, path }: Pick<AnyEndpoint, 'method' | 'path'>): string {
  return `${method} ${path}`
}

export function schemasOf({ params, query, body, result }: AnyEndpoint): CallSchemas {
  return {
    ...(params && { params: schemaOf(params, 'input') }),
    ...(query && { query: schemaOf(query, 'input') }),
    ...(body && { body: schemaOf(body, 'input') }),
    result: schemaOf(result, 'output'),
  }
}
