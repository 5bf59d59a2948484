import { listServedVersions, registeredContracts } from '../release-contracts/read-contracts.ts'
import type { StoredDocuments } from '../releases/contract.ts'
import type { Registry } from '../releases/place.ts'
import { migrationsOf } from './stored-documents.ts'
import { storedProblems } from './stored-problems.ts'

/** What each service stored when services were registered last; null before that, and where an earlier version did not say it. */
export async function findRegisteredDocuments(registry: Registry): Promise<Record<string, StoredDocuments> | null> {
  const [registered] = await registeredContracts(registry, 'services', listServedVersions)
  return (registered?.contract.part === 'services' && registered.contract.stored) || null
}

/** Why services of this working tree must not run beside the registered ones: documents that one of them could not read. */
export async function problemsWithRegistered(
  registry: Registry,
  now: Readonly<Record<string, StoredDocuments>>,
): Promise<string[]> {
  const registered = await findRegisteredDocuments(registry)
  const problems = Object.entries(now).map(async ([service, stored]) => {
    const before = registered?.[service]
    return before ? storedProblems(service, before, { ...stored, migrations: await migrationsOf(service) }) : []
  })
  return (await Promise.all(problems)).flat()
}
