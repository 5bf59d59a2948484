import { canaryOf, type Release, type Releases, servedVersion, versionBefore } from './releases.ts'

/** For so long a version that everybody got is compared with the one before it, and taken back when it is worse. */
export const WATCHED_MS = 60 * 60 * 1000

/** The share of a release that names none, and how long it has it before everybody gets the version. */
export const FIRST_SHARE = { percent: 10, minutes: 10 } as const

export type FreshRelease = {
  version: string
  /** What everybody had before it, and has again when it is taken back. */
  before: string
  since: Date
  until: Date
}

/** When everybody got the stable version by a release; null for a build of this machine, and for a version that a way back led to. */
export function releasedToAllAt(releases: Releases | null): Date | null {
  const stable = servedVersion(releases)
  // Servers also read registries of another time, which may have no history.
  const event = releases?.history?.find(({ what, version }) => version === stable && GIVES_TO_ALL.includes(what))
  return event && BY_RELEASE.includes(event.what) ? new Date(event.at) : null
}

const BY_RELEASE: readonly string[] = ['release', 'promote']
const GIVES_TO_ALL: readonly string[] = [...BY_RELEASE, 'build', 'rollback']

/** The stable version while it is watched; null while a canary runs beside it, which is judged instead, and where no way leads back. */
export function freshRelease(releases: Releases | null, now: Date): FreshRelease | null {
  const since = releasedToAllAt(releases)
  const version = servedVersion(releases)
  const before = releases && versionBefore(releases)
  if (!since || !version || !before || canaryOf(releases)) return null
  const until = new Date(since.getTime() + WATCHED_MS)
  return now < until ? { version, before, since, until } : null
}

/** When a canary that is released now becomes the stable version by itself (ISO); undefined where no time is named. */
export function promoteAtOf({ at }: Pick<Release, 'at'>, minutes: number | undefined): string | undefined {
  return minutes === undefined ? undefined : new Date(new Date(at).getTime() + minutes * 60_000).toISOString()
}
