import { serviceNames } from '@shop/contracts/parts'
import { parseConfig } from '@shop/service-kit/process/config'
import { addressesIn, internalKeysEnvironment, serviceUrls } from '@shop/service-kit/process/service-environment'
import * as z from 'zod/mini'
import type { ServicesContract } from '../releases/contract.ts'
import { callsAt } from './ask-contract.ts'
import type { Named } from './conflicts.ts'

/** What the commands of releases show the services that run. */
export const commandKeys = {
  COMMANDS_INTERNAL_KEY: internalKeysEnvironment.INTERNAL_KEY,
  INTERNAL_SECRET: internalKeysEnvironment.INTERNAL_SECRET,
}

const environment = z.object({ ...commandKeys, ...serviceUrls })

/**
 * What the services answer that run where the environment says; null where it has no `COMMANDS_INTERNAL_KEY` (or the secret from
 * before there were keys), without which they tell nobody.
 * @throws Error that names the service that does not say.
 */
export async function runningServices(env: NodeJS.ProcessEnv = process.env): Promise<Named<ServicesContract> | null> {
  const config = parseConfig(environment, env)
  const { COMMANDS_INTERNAL_KEY: key, INTERNAL_SECRET: secret } = config
  if (!key && !secret) return null
  const addresses = addressesIn(config)
  const answers = serviceNames.map(name => {
    const url = addresses[name]
    return callsAt(url, { owner: name, signer: key && { caller: 'commands', key }, secret }).catch(error => {
      throw new Error(
        `${name} at ${url.join(', ')} does not say what it answers: ${error instanceof Error ? error.message : error}`,
      )
    })
  })
  const calls = await Promise.all(answers)
  return { name: 'the services that run', contract: { part: 'services', calls: Object.assign({}, ...calls) } }
}
