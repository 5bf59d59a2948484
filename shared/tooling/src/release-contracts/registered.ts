import { DAY_MS, HOUR_MS } from '@shop/calendar/durations'
import type { Release, ReleaseEvent, Releases } from '@shop/service-kit/releases/releases'
import { appNames } from '../apps.ts'
import type { ServicesContract } from '../releases/contract.ts'
import type { Registry } from '../releases/place.ts'
import { type Conflicts, joinConflicts } from './call-conflicts.ts'
import { conflictsBetween, type Named } from './conflicts.ts'
import { listServedVersions, registeredContracts, unknownContracts, type Wanted } from './read-contracts.ts'
import { serviceConflicts } from './service-conflicts.ts'

/** So long a tab may stay open with the version that it began with. */
const OPEN_TABS_MS = 7 * DAY_MS
/** What was taken back was there to be left: were it a week, the release that repairs it would have to go with what is broken. */
const TAKEN_BACK_TABS_MS = HOUR_MS

/** What is handed out, and what was lately: open tabs may still have it. Tabs of what was struck are given up. */
export function stillUsed(releases: Releases, now = Date.now()): string[] {
  const { versions } = releases
  const served = listServedVersions(releases)
  // A strike hands nothing out, so it ends nothing either.
  const history = releases.history.filter(({ what }) => what !== 'strike')
  const wasLately = ({ version, takenBack }: Release) =>
    history.some(
      (event, index) =>
        event.version === version &&
        now - endOf(event, history.slice(0, index)) < (takenBack ? TAKEN_BACK_TABS_MS : OPEN_TABS_MS),
    )
  const used = versions.filter(release => served.includes(release.version) || (!release.struck && wasLately(release)))
  return used.map(({ version }) => version)
}

/** When something else was handed out in its place: found in what was done later, newest first. */
function endOf(event: ReleaseEvent, later: readonly ReleaseEvent[]): number {
  const next = isToSome(event) ? later.at(-1) : later.findLast(other => !isToSome(other))
  return next ? Date.parse(next.at) : Number.POSITIVE_INFINITY
}

/** A version that some visitors get leaves the others with what they had. */
function isToSome({ what }: ReleaseEvent): boolean {
  return ['canary', 'share'].includes(what)
}

/** Of versions that `npm run release` published: what a build handed out without questions was made for this machine. */
export function selectReleased(wanted: Wanted): Wanted {
  return releases =>
    wanted(releases).filter(version =>
      releases.history.some(event => event.version === version && event.what !== 'build' && event.what !== 'rollback'),
    )
}

/** What a new version of this part must go with. Of the services only those that run now answer. */
export async function readOthersContracts(
  registry: Registry,
  part: string,
  which: (wanted: Wanted) => Wanted = all => all,
): Promise<Named[]> {
  const others = [...appNames, 'services'].filter(other => other !== part)
  const found = others.map(other =>
    registeredContracts(registry, other, which(other === 'services' ? listServedVersions : stillUsed)),
  )
  return (await Promise.all(found)).flat()
}

/**
 * What a new version would break of all that it may meet; running services count in place of registered ones. `notProved` names what
 * visitors get of which no contract is known.
 */
export async function conflictsWithRegistered(
  registry: Registry,
  one: Named,
  running: Named<ServicesContract> | null = null,
): Promise<Conflicts & { notProved: string[] }> {
  const registered = await readOthersContracts(registry, one.contract.part)
  const others: Named[] = running ? [...registered.filter(isApp), running] : registered
  const earlier = await servicesEver(registry)
  // Running services may be older or newer than what is registered, so nothing earlier counts for them.
  const withEarlier = (named: Named): Named => (isApp(named) || named === running ? named : { ...named, ...earlier })
  const found = joinConflicts(others.map(other => conflictsBetween(withEarlier(one), withEarlier(other))))
  const unknown = await unknownContracts(registry, one.contract.part)
  return { ...found, notProved: [...([one, ...others].every(isApp) ? [NO_SERVICES] : []), ...unknown] }
}

const NO_SERVICES =
  'nothing says what the services answer to its calls: npm run contracts registers those of this tree, COMMANDS_INTERNAL_KEY lets those that run say it'

function isApp({ contract }: Named): boolean {
  return contract.part !== 'services'
}

/** Every contract of the services that the registry still has; where it has none, nothing is known of earlier ones. */
async function servicesEver(registry: Registry): Promise<Pick<Named, 'earlier'>> {
  const all: Wanted = ({ versions }) => versions.map(({ version }) => version)
  const found = await registeredContracts(registry, 'services', all)
  const earlier = found.flatMap(({ contract }) => (contract.part === 'services' ? [contract] : []))
  return earlier.length > 0 ? { earlier } : {}
}

/**
 * What services that go into service would break between themselves and those that are in service: while they follow each other
 * both are there. What new ones ask and the others do not answer yet is only told: who answers it has to come first.
 */
export async function conflictsAmongServices(
  registry: Registry,
  now: Named<ServicesContract>,
  running: Named<ServicesContract> | null = null,
): Promise<Conflicts> {
  const earlier = await servicesEver(registry)
  const [registered] = await registeredContracts(registry, 'services', listServedVersions)
  if (registered?.contract.part !== 'services') return joinConflicts([])
  const before = { ...registered, contract: registered.contract }
  const ofOthers = serviceConflicts(before, { ...now, ...earlier })
  const own = serviceConflicts(now, running ?? { ...before, ...earlier })
  return { problems: ofOthers.problems, warnings: [...ofOthers.warnings, ...own.problems] }
}
