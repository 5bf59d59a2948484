import type { ServiceName } from '@shop/contracts/parts'
import type { InternalCaller } from '@shop/contracts/who-asks-whom'
import type { CallerProofs } from '@shop/service-kit/between-services/authenticate-caller'
import type { Credentials } from '@shop/service-kit/between-services/call-signature'
import { drawKeys, privateKeySchema, publicKeysSchema } from '@shop/service-kit/between-services/internal-keys'

const { privateKeys, INTERNAL_KEYS } = drawKeys()
const keys = publicKeysSchema.parse(INTERNAL_KEYS)

/** What a service of a test knows its callers by. */
export function callersOf(owner: ServiceName): CallerProofs {
  return { owner, keys }
}

/** How one service of a test shows another who it is. */
export function asCaller(caller: InternalCaller, owner: ServiceName): { owner: ServiceName } & Credentials {
  return { owner, signer: { caller, key: privateKeySchema.parse(privateKeys[caller]) } }
}
