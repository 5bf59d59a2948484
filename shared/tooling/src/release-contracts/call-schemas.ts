import type { AnyEndpoint } from '@shop/contracts/endpoint'
import { publicEndpoints } from '@shop/contracts/public-endpoints'
import { schemaOf } from '@shop/service-kit/api-docs/openapi'
import type { CallContract, ServicesContract } from '../releases/contract.ts'

export function callName({ method, path }: Pick<AnyEndpoint, 'method' | 'path'>): string {
  return `${method} ${path}`
}

export function schemasOf({ params, query, body, result }: AnyEndpoint): CallContract {
  return {
    ...(params && { params: schemaOf(params, 'input') }),
    ...(query && { query: schemaOf(query, 'input') }),
    ...(body && { body: schemaOf(body, 'input') }),
    result: schemaOf(result, 'output'),
  }
}

/** Every call that is open from outside, as the services answer it. */
export function servicesContract(): ServicesContract {
  const calls = publicEndpoints.map(endpoint => [callName(endpoint), schemasOf(endpoint)] as const)
  return { part: 'services', calls: Object.fromEntries(calls.sort(([one], [other]) => (one < other ? -1 : 1))) }
}
