import { internalKeyVariable } from '@shop/contracts/parts'
import { internalCallers } from '@shop/contracts/who-asks-whom'
import { drawKeys } from '@shop/service-kit/between-services/internal-keys'

/** Keys of all callers as draw-secrets.sh writes them into .env. */
export function drawKeyVariables(): Record<string, string> {
  const { privateKeys, INTERNAL_KEYS } = drawKeys()
  const own = internalCallers.map(caller => [internalKeyVariable(caller), privateKeys[caller]])
  return { ...Object.fromEntries(own), INTERNAL_KEYS }
}
