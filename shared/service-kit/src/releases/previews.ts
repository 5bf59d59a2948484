import { DAY_MS } from '@shop/calendar/durations'
import type { Preview, Release, Releases } from './releases.ts'

const PREVIEW_DAYS = 7
/** Of one part: a build server makes one for each commit, and each has files of its own. */
const MOST_PREVIEWS = 20

/** Previews that may still be opened, newest first. */
export function livePreviews(releases: Releases | null, now: Date): Preview[] {
  return (releases?.previews ?? []).filter(({ until }) => new Date(until) > now)
}

/** The preview of this version; null when there is none, it is over or was ended. */
export function findPreview(releases: Releases | null, version: string, now: Date): Preview | null {
  return livePreviews(releases, now).find(preview => preview.version === version) ?? null
}

/**
 * The registry after a version can be opened by its link for a week from `release.at`; what visitors get stays as it is. The same version
 * once more begins a new week, and the oldest preview goes where there are too many. `told`: what its proofs found all the same.
 * @throws Error when nothing was released yet: a preview needs a stable version that it leads back to.
 */
export function withPreview(before: Releases | null, release: Release, told: readonly string[]): Releases {
  if (!before) throw new Error('the first version is for everybody: release it before there can be a preview')
  const { version, digest, inputs, commit, at, by, reason } = release
  const now = new Date(at)
  const until = new Date(now.getTime() + PREVIEW_DAYS * DAY_MS).toISOString()
  const marks = { ...(reason && { reason }), ...(told.length > 0 && { told: [...told] }) }
  const preview: Preview = { version, digest, inputs, commit, at, by, until, ...marks }
  const others = livePreviews(before, now).filter(other => other.version !== version)
  return withPreviews(before, [preview, ...others].slice(0, MOST_PREVIEWS))
}

/**
 * The registry after a preview was ended: its link leads to what everybody has.
 * @throws Error when there is no such preview.
 */
export function withoutPreview(before: Releases | null, version: string): Releases {
  const previews = before?.previews ?? []
  const others = previews.filter(preview => preview.version !== version)
  if (!before || others.length === previews.length) throw new Error(`there is no preview of ${version}`)
  return withPreviews(before, others)
}

/** The registry without previews whose week is over, and their versions; null when there are none. */
export function withoutPastPreviews(before: Releases, now: Date): { after: Releases; past: string[] } | null {
  const live = livePreviews(before, now)
  const past = (before.previews ?? []).filter(preview => !live.includes(preview)).map(({ version }) => version)
  return past.length > 0 ? { after: withPreviews(before, live), past } : null
}

/** Versions whose files must stay. */
export function keptVersions(releases: Releases | null, now: Date): string[] {
  const known = [...(releases?.versions ?? []), ...livePreviews(releases, now)]
  return [...new Set(known.map(({ version }) => version))]
}

/**
 * Grows with every change of what visitors may get. Who changes that is not kept from it by previews, which a build server makes all
 * the time.
 */
export function releaseRevision({ revision, previewChanges = 0 }: Releases): number {
  return revision - previewChanges
}

function withPreviews(before: Releases, previews: Preview[]): Releases {
  return { ...before, revision: before.revision + 1, previews, previewChanges: (before.previewChanges ?? 0) + 1 }
}
