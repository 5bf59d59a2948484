/** A published version of one part of the shop (the host or a remote). It never changes again. */
export type Release = {
  version: string
  /** SHA-256 of its asset list, which names the contents of all its files. */
  digest: string
  /** Hash of what it was built from. */
  inputs: string
  commit: string
  at: string
  by: string
  /** The origin that browsers load it from; unset: the shop's own. */
  origin?: string | undefined
  /** How far it has ever got; unset: to everybody. Files that only testers may have are not for others to read. */
  reach?: 'testers' | 'share' | undefined
  /** Something was wrong with it: a rollback does not choose it by itself. */
  takenBack?: true | undefined
  /** Somebody said that no open tab counts with it any more: nobody is led to it, and no release is compared with it. */
  struck?: true | undefined
  /** Why it was released, in the words of who did; versions that were built for this machine have none. */
  reason?: string | undefined
  /** Proofs that were not made before it was released, and why it went out without them; unset: all were. */
  unproved?: Unproved | undefined
}

/** Names of proofs (`pages`, `contract`), and why a release goes without them, in the words of who released it. */
export type Unproved = { proofs: string[]; why: string }

/** A version that those who have its link may open for a while. It is never handed out otherwise and no way back leads to it. */
export type Preview = Omit<Release, 'origin' | 'reach' | 'takenBack' | 'unproved'> & {
  until: string
  /** What its proofs found, in sentences: a preview may be made all the same. */
  told?: string[] | undefined
}

/** What was done to a part. `build` published without the checks of a release, `promote` ended a canary well. */
export type ReleaseEvent = {
  what: 'release' | 'build' | 'canary' | 'share' | 'promote' | 'rollback' | 'strike'
  version: string
  at: string
  by: string
  /** Of a canary: how many percent of the visitors got it from then on. */
  share?: number | undefined
  /** Of a way back: the version that was wrong. */
  from?: string | undefined
  /** Of an automatic way back: how often it had failed. */
  figures?: FailureFigures | undefined
}

/** Page views of some minutes in which a canary and the stable version loaded or failed. */
export type FailureFigures = {
  failures: number
  loads: number
  /** From so many the failures came, each of a network of its own (IPv4 /24, IPv6 /48). */
  addresses: number
  stable: { failures: number; loads: number }
}

/** Who takes back a canary that fails too often. */
export const AUTOMATIC = 'automatic'

/** A version that is handed out; `promoteAt` is when a canary becomes the stable version by itself, unless it fails until then. */
export type ServedVersion = { version: string; share: number; promoteAt?: string | undefined }

/** What the registry knows of one part. */
export type Releases = {
  /** Grows with every change: who changes it names the one that was read. */
  revision: number
  /** Which version how many percent of the visitors get: the stable one, and after it a canary while one runs. */
  served: ServedVersion[]
  /** Versions whose files are here, newest first. */
  versions: Release[]
  /** Newest first. */
  history: ReleaseEvent[]
  /** Newest first, also those that are over and not yet forgotten. */
  previews?: Preview[] | undefined
  /** How many of the revisions changed nothing but previews. */
  previewChanges?: number | undefined
}

/** Where the registry is kept. */
export type ReleaseStore = {
  read(part: string): Promise<Releases | null>
  /** False, and nothing written, when this revision was written by another meanwhile. */
  write(part: string, releases: Releases): Promise<boolean>
}

type Author = { at: string; by: string }

const KEPT_VERSIONS = 6
/** Open tabs may still ask for so many before the one that is handed out; all others are ways back. */
const KEPT_FOR_TABS = 2
const KEPT_EVENTS = 50
const EVERYBODY = 100

/** The stable version. */
export function servedVersion(releases: Releases | null): string | null {
  return releases?.served[0]?.version ?? null
}

/** The version that only some visitors get, or testers alone while its share is 0. */
export function canaryOf(releases: Releases | null): ServedVersion | null {
  return releases?.served[1] ?? null
}

/** The registry after a version was published and is handed out to everybody; a canary that ran is over. */
export function withRelease(before: Releases | null, release: Release, what: 'release' | 'build'): Releases {
  const { version, at, by } = release
  return next(before, toEverybody(version), withPublished(before, release), { what, version, at, by })
}

/** When the canary that runs was handed out first; null while none runs, or its beginning is no longer known. */
export function canaryBegan(releases: Releases | null): Date | null {
  const canary = canaryOf(releases)
  const event = releases?.history.find(({ what, version }) => what === 'canary' && version === canary?.version)
  return event ? new Date(event.at) : null
}

/**
 * The registry after a version was published for `share` percent of the visitors, 0 to 99; it takes the place of a canary
 * that ran. At `promoteAt` everybody gets it, unless somebody changes its share before.
 * @throws Error when there is no stable version besides.
 */
export function withCanary(before: Releases | null, release: Release, share: number, promoteAt?: string): Releases {
  const { version, at, by } = release
  const stable = servedVersion(before)
  if (!stable) throw new Error('the first version is for everybody: release it without a share')
  if (stable === version) throw new Error(`${version} is what everybody has`)
  if (isWrongShare(share) || share === EVERYBODY) throw new Error('a share is a whole number of percent, 0 to 99')
  // The server of that origin gives its files to all who ask.
  if (release.origin && share === 0) throw new Error(`${release.origin} keeps no secret: give it a share of 1 or more`)
  const served = [
    { version: stable, share: EVERYBODY - share },
    { version, share, ...(promoteAt && { promoteAt }) },
  ]
  return next(before, served, withPublished(before, release), { what: 'canary', version, share, at, by })
}

/**
 * The registry after the canary got another share, which stays; with 100 it is what everybody gets from then on.
 * @throws Error when no canary runs.
 */
export function withShare(before: Releases, share: number, { at, by }: Author): Releases {
  const stable = servedVersion(before)
  const version = canaryOf(before)?.version
  if (!stable || !version) throw new Error('no canary runs')
  if (isWrongShare(share)) throw new Error('a share is a whole number of percent, 0 to 100')
  if (share === EVERYBODY)
    return next(before, toEverybody(version), before.versions, { what: 'promote', version, at, by })
  const served = [
    { version: stable, share: EVERYBODY - share },
    { version, share },
  ]
  return next(before, served, before.versions, { what: 'share', version, share, at, by })
}

/**
 * The registry after the way back: to the stable version while a canary runs, else to the version that everybody had before
 * it, or to `wanted`.
 * @throws Error when there is no such version.
 */
export function withRollback(before: Releases, { at, by }: Author, wanted?: string): Releases {
  const from = canaryOf(before)?.version ?? servedVersion(before) ?? ''
  const version = wanted ?? versionBefore(before)
  if (!version) throw new Error(`there is no version before ${servedVersion(before)}`)
  const known = before.versions.find(other => other.version === version)
  if (!known) throw new Error(`there is no version ${version}`)
  if (known.struck) throw new Error(`nobody can go back to ${version}: it was struck`)
  if (known.reach) throw new Error(`nobody can go back to ${version}: not everybody has had it`)
  const versions = before.versions.map(other =>
    other.version === from && from !== version ? { ...other, takenBack: true as const } : other,
  )
  return next(before, toEverybody(version), versions, { what: 'rollback', version, from, at, by })
}

/**
 * The registry after a version was struck: nobody is led to it again, and releases need not go with tabs that still have it. Its
 * files stay for these tabs. Released once more it has a new chance.
 * @throws Error when there is no such version, some visitors get it, or it is struck already.
 */
export function withStrike(before: Releases, { at, by }: Author, version: string): Releases {
  const known = before.versions.find(other => other.version === version)
  if (!known) throw new Error(`there is no version ${version}`)
  if (known.struck) throw new Error(`${version} is struck already`)
  if (before.served.some(other => other.version === version))
    throw new Error(`${version} is handed out: lead back to another version first`)
  const versions = before.versions.map(other => (other === known ? { ...other, struck: true as const } : other))
  return next(before, before.served, versions, { what: 'strike', version, at, by })
}

/** The version that a way back leads to by itself: the stable one while a canary runs, else the one before it. */
export function versionBefore(releases: Releases): string | undefined {
  const { versions, served } = releases
  if (canaryOf(releases)) return served[0]?.version
  const stable = versions.findIndex(({ version }) => version === served[0]?.version)
  return versions.slice(stable + 1).find(({ reach, takenBack, struck }) => !reach && !takenBack && !struck)?.version
}

function withPublished(before: Releases | null, release: Release): Release[] {
  const known = before?.versions.find(({ version }) => version === release.version)
  const others = before?.versions.filter(other => other !== known) ?? []
  // What has been out once is no secret any more; what is new begins with nobody and `next` says who gets it.
  const reach = known ? known.reach : 'testers'
  return [{ ...release, ...(reach && { reach }) }, ...others]
}

/** How everything is written down that is done to a part. */
function next(before: Releases | null, served: Releases['served'], versions: Release[], event: ReleaseEvent): Releases {
  const reached = versions.map(release => withReach(release, served))
  return {
    revision: (before?.revision ?? 0) + 1,
    served,
    versions: withoutOldVersions(reached, served),
    history: [event, ...(before?.history.slice(0, KEPT_EVENTS - 1) ?? [])],
    ...(before?.previews && { previews: before.previews, previewChanges: before.previewChanges ?? 0 }),
  }
}

function withReach({ reach, takenBack, struck, ...release }: Release, served: Releases['served']): Release {
  const index = served.findIndex(({ version }) => version === release.version)
  const share = served[index]?.share ?? 0
  // Released again, it has a new chance.
  if (index === 0) return release
  const marks = index < 0 ? { ...(takenBack && { takenBack }), ...(struck && { struck }) } : {}
  const isOut = reach === 'testers' && share > 0
  return { ...release, ...(reach && { reach: isOut ? 'share' : reach }), ...marks }
}

function withoutOldVersions(versions: Release[], served: Releases['served']): Release[] {
  const needed = served.flatMap(({ version }) => {
    const index = versions.findIndex(other => other.version === version)
    const before = versions.slice(index + 1).filter(({ reach }) => reach !== 'testers')
    return [versions[index], ...before.slice(0, KEPT_FOR_TABS)]
  })
  return versions.filter((release, index) => index < KEPT_VERSIONS || needed.includes(release))
}

function isWrongShare(share: number): boolean {
  return !Number.isInteger(share) || share < 0 || share > EVERYBODY
}

function toEverybody(version: string): Releases['served'] {
  return [{ version, share: EVERYBODY }]
}
