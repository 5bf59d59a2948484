import { keyOfService, type ReleasedService, releasedServices } from '@shop/contracts/released-services'
import { alteredFiles } from '@shop/service-kit/releases/altered-files'
import { freshRelease } from '@shop/service-kit/releases/fresh-release'
import { livePreviews } from '@shop/service-kit/releases/previews'
import type { Preview, Release, ReleaseEvent, Releases } from '@shop/service-kit/releases/releases'
import type { RolloutReport } from '@shop/service-kit/releases/rollout-report'
import { appNames } from './apps.ts'
import { runCommand } from './releases/command.ts'
import { noOptions } from './releases/options.ts'
import { folderOfVersion, type Registry } from './releases/place.ts'
import { isDirty } from './releases/working-tree.ts'
import { readRolloutOf } from './service-releases/print-rollout.ts'

const SHOWN_EVENTS = 10

// npm run releases: who published and took back what and when, which versions are handed out to whom, and whether their files
// are still those that were released.
await runCommand(noOptions('releases'), async registry => {
  const lists = await Promise.all(appNames.map(app => linesOf(registry, app)))
  const services = await Promise.all(releasedServices.map(name => linesOfService(registry, name)))
  return [...lists, ...services].flat()
})

/** A service that no shape has begun with is left out. */
async function linesOfService(registry: Registry, service: ReleasedService): Promise<string[]> {
  const releases = await registry.store.read(keyOfService(service))
  if (!releases) return []
  const rollout = await readRolloutOf(registry, service)
  const versions = releases.versions.map(
    release =>
      `  ${release.version}  ${shareOf(releases, release.version)}${marksOf(release)}${release.reason ? `  ${release.reason}` : ''}`,
  )
  const how = rollout && rollout.state !== 'over' ? [lineOfRollout(rollout)] : []
  return [keyOfService(service), ...how, ...versions, ...releases.history.slice(0, SHOWN_EVENTS).map(lineOf)]
}

function lineOfRollout({ version, state, watchedUntil, lines }: RolloutReport): string {
  const until = state === 'under way' && watchedUntil ? `  watched until ${watchedUntil}` : ''
  return `  ${version} is ${state}${until}${lines.length > 0 ? `: ${lines.at(-1)}` : ''}`
}

async function linesOf(registry: Registry, app: string): Promise<string[]> {
  const releases = await registry.store.read(app)
  if (!releases) return [`${app}: nothing was released yet`]
  const versions = releases.versions.map(async release => {
    const { version, digest, commit, reason } = release
    // Files of a remote shop are not all on this machine; its back office compares them.
    const altered = registry.remote ? [] : await alteredFiles(folderOfVersion(registry, app, version), digest)
    const why = reason ? `  ${reason}` : ''
    return `  ${version}  ${shareOf(releases, version)}  commit ${commit || '–'}${marksOf(release)}${courseOf(releases, version)}${why}${saying(altered)}`
  })
  const previews = livePreviews(releases, new Date()).map(lineOfPreview)
  return [app, ...(await Promise.all(versions)), ...previews, ...releases.history.slice(0, SHOWN_EVENTS).map(lineOf)]
}

function lineOfPreview({ version, until, by, commit, reason, told = [] }: Preview): string {
  const found = told.length > 0 ? `  found all the same: ${told.join('; ')}` : ''
  return `  ${version}  preview until ${until}  ${by}  commit ${commit || '–'}${reason ? `  ${reason}` : ''}${found}`
}

function shareOf({ served }: Releases, version: string): string {
  const share = served.find(other => other.version === version)?.share ?? 0
  return `${share}%`.padStart(4)
}

/** What the shop does with it by itself. */
function courseOf(releases: Releases, version: string): string {
  const { promoteAt } = releases.served.find(other => other.version === version) ?? {}
  if (promoteAt) return `  to everybody at ${promoteAt} unless it fails`
  const fresh = freshRelease(releases, new Date())
  if (fresh?.version !== version) return ''
  return `  compared with ${fresh.before} until ${fresh.until.toISOString()}`
}

function saying(altered: string[]): string {
  return altered.length > 0 ? `  ALTERED: ${altered.join(', ')}` : ''
}

function marksOf({ commit, reach, takenBack, struck, origin, unproved }: Release): string {
  const marks = [
    isDirty(commit) ? 'with changes that are not committed' : '',
    reach === 'testers' ? 'testers only' : '',
    takenBack ? 'taken back' : '',
    struck ? 'struck' : '',
    origin ? `at ${origin}` : '',
    unproved ? `not proved: ${unproved.proofs.join(', ')} (${unproved.why})` : '',
  ]
  return marks
    .filter(Boolean)
    .map(mark => `  ${mark}`)
    .join('')
}

function lineOf({ at, what, version, by, share, from }: ReleaseEvent): string {
  const more = `${share === undefined ? '' : `  to ${share}%`}${from ? `  from ${from}` : ''}`
  return `    ${at}  ${what.padEnd(8)}  ${version}  ${by}${more}`
}
