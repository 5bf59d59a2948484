import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { ServiceName } from '@shop/contracts/parts'
import { keyOfService } from '@shop/contracts/released-services'
import { STORED_DOCUMENTS } from '@shop/contracts/staff/release-store'
import type { Migration } from '@shop/service-kit/migrations/migration'
import { servedVersion } from '@shop/service-kit/releases/releases'
import type { Found } from '../release-proofs/proofs.ts'
import type { StoredDocuments } from '../releases/contract.ts'
import type { Registry } from '../releases/place.ts'
import { folderOfService } from '../releases/released-services.ts'
import { findRegisteredDocuments } from '../stored-documents/registered-documents.ts'
import { storedProblems } from '../stored-documents/stored-problems.ts'

type Version = { folder: string; stored: StoredDocuments; migrations: readonly Migration[] }

/**
 * Whether the version in service and this one can read each other's documents while copies of both run. What this one stores is kept in
 * its folder. Not proved where neither the version in service nor `npm run contracts` has said what is stored now.
 */
export async function documentProblems(
  registry: Pick<Registry, 'parts' | 'store'>,
  service: ServiceName,
  { folder, stored, migrations }: Version,
): Promise<Found> {
  await writeFile(path.join(folder, STORED_DOCUMENTS), JSON.stringify(stored))
  const before = await findStoredDocuments(registry, service)
  if (before) return { problems: storedProblems(service, before, { ...stored, migrations }) }
  const why = `nothing says what the ${service} in service stores: npm run contracts registers what this tree does`
  return { problems: [], notProved: [why] }
}

async function findStoredDocuments(
  registry: Pick<Registry, 'parts' | 'store'>,
  service: ServiceName,
): Promise<StoredDocuments | null> {
  const served = servedVersion(await registry.store.read(keyOfService(service)))
  const file = path.join(folderOfService(registry.parts, service), served ?? '', STORED_DOCUMENTS)
  const kept = await readFile(file, 'utf8').catch(() => null)
  return kept ? JSON.parse(kept) : ((await findRegisteredDocuments(registry))?.[service] ?? null)
}
