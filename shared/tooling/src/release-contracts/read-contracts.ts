import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Release, Releases } from '@shop/service-kit/releases/releases'
import { type AppName, appNames, isAppName } from '../apps.ts'
import { inputHash } from '../input-hash.ts'
import { CONTRACT_FILE, CONTRACT_FORMAT, type Contract } from '../releases/contract.ts'
import { folderOfVersion, type Registry } from '../releases/place.ts'
import type { Named } from './conflicts.ts'
import { builtContract } from './stored-contract.ts'

/** Of which versions of a part the contract counts. */
export type Wanted = (releases: Releases) => readonly string[]

export function listServedVersions({ served }: Releases): string[] {
  return served.map(({ version }) => version)
}

/** The contracts of a part's versions, without versions that have none. */
export async function registeredContracts(registry: Registry, part: string, wanted: Wanted): Promise<Named[]> {
  const releases = await registry.store.read(part)
  if (!releases) return []
  const names = wanted(releases)
  const found = releases.versions
    .filter(({ version }) => names.includes(version))
    .map(async (release): Promise<Named[]> => {
      const contract = await readContract(registry, part, release)
      return contract ? [{ name: nameOf(part, release.version), contract }] : []
    })
  return (await Promise.all(found)).flat()
}

/**
 * Why nothing is known of what a part asks of others that visitors get beside a new version of `part`: for each version that has no
 * contract a sentence with what to do. Remotes meet the host alone.
 */
export async function unknownContracts(registry: Registry, part: string): Promise<string[]> {
  const others: AppName[] = isAppName(part) && part !== 'host' ? ['host'] : appNames.filter(other => other !== part)
  const found = others.map(async other => {
    const releases = await registry.store.read(other)
    const served = releases?.versions.filter(({ version }) => listServedVersions(releases).includes(version)) ?? []
    const contracts = served.map(release => readContract(registry, other, release))
    const known = await Promise.all(contracts)
    return served.filter((_, index) => !known[index]).map(({ version }) => noContract(part, other, version))
  })
  return (await Promise.all(found)).flat()
}

function noContract(part: string, other: AppName, version: string): string {
  const asked = part === 'services' ? 'the services' : part
  return (
    `${other} ${version}, which visitors get, has no contract.json and was built from other sources than these, so nothing says ` +
    `what it asks of ${asked} and what it gives: npm run build -- ${other} at its commit makes one, and so does its next release`
  )
}

/** What a version brings; of one that was built without it, what its sources say while they are those of this tree. */
async function readContract(registry: Registry, part: string, release: Release): Promise<Contract | null> {
  const folder = folderOfVersion(registry, part, release.version)
  const text = await readFile(path.join(folder, CONTRACT_FILE), 'utf8').catch(() => null)
  const { format, ...contract } = JSON.parse(text ?? '{}')
  if (format === CONTRACT_FORMAT) return contract
  const isOfThisTree = isAppName(part) && release.inputs === (await inputHash(part))
  return isOfThisTree ? builtContract(part, folder).catch(() => null) : null
}

function nameOf(part: string, version: string): string {
  return part === 'services' ? 'the services' : `${part} ${version}`
}
