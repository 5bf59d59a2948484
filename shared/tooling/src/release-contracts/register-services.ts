import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { ServicesContract } from '../releases/contract.ts'
import type { Registry } from '../releases/place.ts'
import { publish } from '../releases/publish.ts'
import { servicesContract } from './call-schemas.ts'
import type { Named } from './conflicts.ts'
import { internalCalls } from './internal-calls.ts'
import { storeContract } from './stored-contract.ts'

/** What the services of this working tree answer, to browsers and to each other. */
export async function servicesNow(): Promise<Named<ServicesContract>> {
  const { calls, asks } = await internalCalls()
  const contract = servicesContract()
  return { name: 'the services', contract: { ...contract, calls: { ...contract.calls, ...calls }, asks } }
}

/** Writes down what the services answer and store from now on; gives the version. The same calls and documents are the same version. */
export async function registerServices(
  registry: Registry,
  what: 'release' | 'build',
  stored?: ServicesContract['stored'],
): Promise<string> {
  const { contract: answered } = await servicesNow()
  const contract = { ...answered, ...(stored && { stored }) }
  const inputs = createHash('sha256').update(JSON.stringify(contract)).digest('hex').slice(0, 16)
  const known = await registry.store.read('services')
  const now = known?.versions.find(({ version }) => version === known.served[0]?.version)
  if (now?.inputs === inputs) return now.version
  const folder = await mkdtemp(path.join(tmpdir(), 'shop-services-'))
  try {
    await storeContract(folder, contract)
    return await publish(registry, 'services', { folder, inputs }, what)
  } finally {
    await rm(folder, { recursive: true })
  }
}
