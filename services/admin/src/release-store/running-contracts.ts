import { ShopError } from '@shop/contracts/errors'
import { type ServiceName, serviceNames } from '@shop/contracts/parts'
import type { CallSchemas } from '@shop/service-kit/api-docs/call-schemas'
import type { InternalClient } from '@shop/service-kit/between-services/internal-client'
import { serviceContractEndpoint } from '@shop/service-kit/between-services/service-contract'

export type RunningContracts = () => Promise<Record<string, Record<string, CallSchemas>>>

/**
 * What each service that runs says that it answers, by its name and that of the call. Teams on other machines have neither the secret nor the
 * addresses to ask for it.
 * @throws ShopError not_ready while one of them does not say it.
 */
export function createRunningContracts(services: Readonly<Record<ServiceName, InternalClient>>): RunningContracts {
  return async () => {
    const answers = serviceNames.map(async service => {
      const { calls } = await services[service].call(serviceContractEndpoint, {}).catch(() => {
        throw new ShopError('not_ready')
      })
      return [service, calls] as const
    })
    return Object.fromEntries(await Promise.all(answers))
  }
}
