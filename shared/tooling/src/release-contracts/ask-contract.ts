import type { ServiceName } from '@shop/contracts/parts'
import type { Credentials } from '@shop/service-kit/between-services/call-signature'
import { createInternalClient } from '@shop/service-kit/between-services/internal-client'
import { credentialsOf, privateKeySchema } from '@shop/service-kit/between-services/internal-keys'
import { serviceContractEndpoint } from '@shop/service-kit/between-services/service-contract'
import type { Calls } from '../releases/contract.ts'

/** Which service is asked, and how the command shows who it is. */
export type Asked = { owner: ServiceName } & Credentials

/** What the commands of releases show: their key, and the secret of a shop that has it still; empty where there is none. */
export function commandCredentials({ key, secret }: { key?: string; secret?: string }): Credentials {
  const INTERNAL_KEY = key ? privateKeySchema.parse(key) : undefined
  return credentialsOf('commands', { INTERNAL_KEY, INTERNAL_SECRET: secret || undefined })
}

/** What a process of a service says that it answers. */
export async function callsAt(url: string | readonly string[], asked: Asked): Promise<Calls> {
  return (await createInternalClient({ url, ...asked }).call(serviceContractEndpoint, {})).calls
}
