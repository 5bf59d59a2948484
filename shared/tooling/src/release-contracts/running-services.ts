import { serviceNames } from '@shop/contracts/parts'
import { createInternalClient } from '@shop/service-kit/between-services/internal-client'
import { serviceContractEndpoint } from '@shop/service-kit/between-services/service-contract'
import { parseConfig } from '@shop/service-kit/process/config'
import { addressesIn, serviceEnvironment, serviceUrls } from '@shop/service-kit/process/service-environment'
import * as z from 'zod/mini'
import type { ServicesContract } from '../releases/contract.ts'
import type { Named } from './conflicts.ts'

const environment = z.object({
  INTERNAL_SECRET: serviceEnvironment.INTERNAL_SECRET,
  ...serviceUrls,
})

/**
 * What the services answer that run where the environment says; null where it has no `INTERNAL_SECRET`, without which they tell
 * nobody.
 * @throws Error that names the service that does not say.
 */
export async function runningServices(env: NodeJS.ProcessEnv = process.env): Promise<Named<ServicesContract> | null> {
  if (!env.INTERNAL_SECRET) return null
  const config = parseConfig(environment, env)
  const addresses = addressesIn(config)
  const answers = serviceNames.map(name => {
    const url = addresses[name]
    const asked = createInternalClient({ url, secret: config.INTERNAL_SECRET }).call(serviceContractEndpoint, {})
    return asked.catch(error => {
      throw new Error(
        `${name} at ${url.join(', ')} does not say what it answers: ${error instanceof Error ? error.message : error}`,
      )
    })
  })
  const calls = (await Promise.all(answers)).map(answer => answer.calls)
  return { name: 'the services that run', contract: { part: 'services', calls: Object.assign({}, ...calls) } }
}
