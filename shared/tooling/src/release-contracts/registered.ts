import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { ReleaseEvent, Releases } from '@shop/service-kit/releases/releases'
import { appNames } from '../apps.ts'
import { CONTRACT_FILE, CONTRACT_FORMAT, type Contract } from '../releases/contract.ts'
import { folderOfVersion, type Registry } from '../releases/place.ts'
import { type Conflicts, joined } from './call-conflicts.ts'
import { conflictsBetween, type Named } from './conflicts.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** So long a tab may stay open with the version that it began with. */
const OPEN_TABS_MS = 7 * DAY_MS

/** Of which versions of a part the contract counts. */
export type Wanted = (releases: Releases) => readonly string[]

/** What is handed out, and what was lately: open tabs may still have it. */
export function stillUsed(releases: Releases, now = Date.now()): string[] {
  const { history, versions } = releases
  const lately = history.filter((event, index) => now - endOf(event, history.slice(0, index)) < OPEN_TABS_MS)
  const used = new Set([...handedOut(releases), ...lately.map(({ version }) => version)])
  return versions.map(({ version }) => version).filter(version => used.has(version))
}

/** When something else was handed out in its place: what was done later, newest first, says it. */
function endOf(event: ReleaseEvent, later: readonly ReleaseEvent[]): number {
  const next = isToSome(event) ? later.at(-1) : later.findLast(other => !isToSome(other))
  return next ? Date.parse(next.at) : Number.POSITIVE_INFINITY
}

/** A version that some visitors get leaves the others with what they had. */
function isToSome({ what }: ReleaseEvent): boolean {
  return ['canary', 'share'].includes(what)
}

export function handedOut({ served }: Releases): string[] {
  return served.map(({ version }) => version)
}

/** Of versions that `npm run release` published: what a build handed out without questions was made for this machine. */
export function released(wanted: Wanted): Wanted {
  return releases =>
    wanted(releases).filter(version =>
      releases.history.some(event => event.version === version && event.what !== 'build' && event.what !== 'rollback'),
    )
}

/** The contracts of a part's versions; versions from before there were contracts have none. */
export async function registeredContracts(registry: Registry, part: string, wanted: Wanted): Promise<Named[]> {
  const releases = await registry.store.read(part)
  if (!releases) return []
  const found = wanted(releases).map(async (version): Promise<Named[]> => {
    const contract = await readContract(folderOfVersion(registry, part, version))
    return contract ? [{ name: nameOf(part, version), contract }] : []
  })
  return (await Promise.all(found)).flat()
}

/** What a new version of this part must go with. Of the services only those that run now answer. */
export async function registeredBeside(
  registry: Registry,
  part: string,
  which: (wanted: Wanted) => Wanted = all => all,
): Promise<Named[]> {
  const others = [...appNames, 'services'].filter(other => other !== part)
  const found = others.map(other =>
    registeredContracts(registry, other, which(other === 'services' ? handedOut : stillUsed)),
  )
  return (await Promise.all(found)).flat()
}

async function readContract(folder: string): Promise<Contract | null> {
  const text = await readFile(path.join(folder, CONTRACT_FILE), 'utf8').catch(() => null)
  const { format, ...contract } = JSON.parse(text ?? '{}')
  return format === CONTRACT_FORMAT ? contract : null
}

function nameOf(part: string, version: string): string {
  return part === 'services' ? 'the services' : `${part} ${version}`
}

/** What a new version would break of all that it may meet. */
export async function conflictsWithRegistered(registry: Registry, one: Named): Promise<Conflicts> {
  const others = await registeredBeside(registry, one.contract.part)
  return joined(others.map(other => conflictsBetween(one, other)))
}
