import { type PartName, partNames } from '@shop/contracts/releases'
import { type FreshRelease, freshRelease, WATCHED_MS } from '@shop/service-kit/releases/fresh-release'
import {
  type FailureFigures,
  type ReleaseEvent,
  type Releases,
  servedVersion,
} from '@shop/service-kit/releases/releases'
import { besideOf, type Outcomes } from '../client-errors/outcomes.repository.ts'
import type { Tally } from '../client-errors/tally.ts'
import { failsAnyway, LONGEST_RUN, proofIn } from './canary-proof.ts'
import { figuresOf } from './failure-figures.ts'
import { isTakenBack, WINDOW_MS } from './way-back.ts'

type Known = ReadonlyMap<PartName, Releases>
type FreshDeps = { outcomes: Outcomes; now: Date; known: Known }

/**
 * How often a version fails that everybody got within the hour; null while it does well enough, or is not watched any more.
 * All visitors have it, so it is compared with what the version before did in its last hour and still does in open tabs, and with what
 * the other remotes do meanwhile: an outage is no reason. What fails beside a still newer version of another part counts against that one.
 */
export async function figuresOfFresh(deps: FreshDeps, part: PartName): Promise<FailureFigures | null> {
  const fresh = freshRelease(deps.known.get(part) ?? null, deps.now)
  if (!fresh) return null
  return (await figuresOfMinutes(deps, part, fresh)) ?? (await figuresOfRun(deps, part, fresh))
}

async function figuresOfMinutes(deps: FreshDeps, part: PartName, fresh: FreshRelease): Promise<FailureFigures | null> {
  const { outcomes, now } = deps
  const since = new Date(now.getTime() - WINDOW_MS)
  const own = await outcomes.tally(part, fresh.version, since, newerVersions(deps.known, part, fresh.since))
  const before = await outcomes.tally(part, fresh.before, new Date(fresh.since.getTime() - WATCHED_MS))
  const others = await talliesOfOthers(deps, part, since)
  return [before, ...others].every(beside => isTakenBack(own, beside)) ? figuresOf(own, before) : null
}

/** Where few visitors come, page views are judged one by one. */
async function figuresOfRun(deps: FreshDeps, part: PartName, fresh: FreshRelease): Promise<FailureFigures | null> {
  const { outcomes, known } = deps
  const newer = newerVersions(known, part, fresh.since)
  const run = proofIn(await outcomes.latest(part, fresh.version, fresh.since, LONGEST_RUN, newer))
  if (!run) return null
  const before = await outcomes.tally(part, fresh.before, run.since)
  const others = await talliesOfOthers(deps, part, run.since)
  return [before, ...others].some(failsAnyway) ? null : figuresOf(run, before)
}

const BRINGS: readonly string[] = ['release', 'build', 'canary', 'promote'] satisfies ReleaseEvent['what'][]

/** Versions of other parts that came to visitors later than this one, also those that were taken back since. */
function newerVersions(known: Known, part: PartName, since: Date): string[] {
  return [...known]
    .filter(([other]) => other !== part)
    .flatMap(([other, { history }]) =>
      history
        .filter(({ what, at }) => BRINGS.includes(what) && new Date(at) > since)
        .map(({ version }) => besideOf([other, version])),
    )
}

/** Of the other remotes; a host that is broken breaks them all, and so is compared with none. */
async function talliesOfOthers({ outcomes, known }: FreshDeps, part: PartName, since: Date): Promise<Tally[]> {
  if (part === 'host') return []
  const others = partNames.filter(other => other !== part && other !== 'host')
  const tallies = others.map(async other => {
    const version = servedVersion(known.get(other) ?? null)
    return version ? [await outcomes.tally(other, version, since)] : []
  })
  return (await Promise.all(tallies)).flat()
}
