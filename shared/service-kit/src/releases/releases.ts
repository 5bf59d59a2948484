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
}

/** What was done to a part. `build` published without the checks of a release. */
export type Deed = { what: 'release' | 'build' | 'rollback'; version: string; at: string; by: string }

/** What the registry knows of one part. */
export type Releases = {
  /** Grows with every change: who changes it names the one that was read. */
  revision: number
  /** Which version how many percent of the visitors get; the first is the stable one. */
  served: { version: string; share: number }[]
  /** Those whose files are here, newest first. */
  versions: Release[]
  /** Newest first. */
  history: Deed[]
}

/** Where the registry is kept. */
export type ReleaseStore = {
  read(part: string): Promise<Releases | null>
  /** False, and nothing written, when somebody else has written this revision meanwhile. */
  write(part: string, releases: Releases): Promise<boolean>
}

/** Open tabs may still ask for the two before; the others are ways back. */
const KEPT_VERSIONS = 6
const KEPT_DEEDS = 50

export function servedVersion(releases: Releases | null): string | null {
  return releases?.served[0]?.version ?? null
}

/** The registry after a version was published and is handed out to everybody. */
export function withRelease(before: Releases | null, release: Release, what: 'release' | 'build'): Releases {
  const others = before?.versions.filter(({ version }) => version !== release.version) ?? []
  return {
    revision: (before?.revision ?? 0) + 1,
    served: toEverybody(release.version),
    versions: [release, ...others].slice(0, KEPT_VERSIONS),
    history: [{ what, version: release.version, at: release.at, by: release.by }, ...past(before)],
  }
}

/**
 * The registry after the way back to `wanted`, or to the version that was published before the one handed out.
 * @throws Error when there is no such version.
 */
export function withRollback(before: Releases, { at, by }: { at: string; by: string }, wanted?: string): Releases {
  const version = wanted ?? versionBefore(before)
  if (!version) throw new Error(`there is no version before ${servedVersion(before)}`)
  if (!before.versions.some(known => known.version === version)) throw new Error(`there is no version ${version}`)
  return {
    ...before,
    revision: before.revision + 1,
    served: toEverybody(version),
    history: [{ what: 'rollback', version, at, by }, ...past(before)],
  }
}

function versionBefore({ versions, served }: Releases): string | undefined {
  const now = versions.findIndex(({ version }) => version === served[0]?.version)
  return versions[now + 1]?.version
}

function toEverybody(version: string): Releases['served'] {
  return [{ version, share: 100 }]
}

function past(before: Releases | null): Deed[] {
  return before?.history.slice(0, KEPT_DEEDS - 1) ?? []
}
