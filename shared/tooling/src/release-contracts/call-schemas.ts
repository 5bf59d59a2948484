import { publicEndpoints } from '@shop/contracts/public-endpoints'
import { callName, schemasOf } from '@shop/service-kit/api-docs/call-schemas'
import type { ServicesContract } from '../releases/contract.ts'

/** Every call that is open from outside, as the services answer it. */
export function servicesContract(): ServicesContract {
  const calls = publicEndpoints.map(endpoint => [callName(endpoint), schemasOf(endpoint)] as const)
  return { part: 'services', calls: Object.fromEntries(calls.sort(([one], [other]) => (one < other ? -1 : 1))) }
}
