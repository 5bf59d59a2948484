import { remoteNames } from '@shop/contracts/parts'
import type { Build, Builds } from './builds.ts'

/** A part of the shop: its version, its first file (of the host its folder), and what some of its files must hold. */
type Place = { version: string; entry: string; integrity: Record<string, string> }

export type Registry = Record<string, Place>

/** Where each part is now; one that is not there is left out. Of all other files the list of `integrity` says what they hold. */
export function registryOf(builds: Builds): Registry {
  const host = builds('host')
  const found = remoteNames.flatMap((name): [string, Place][] => {
    const build = builds(name)
    const entry = build && entryOf(build)
    if (!build || !entry) return []
    const integrity = entryIntegrity(build, entry)
    return [[name, { version: build.version, entry: remoteAddress(name, build, entry), integrity }]]
  })
  return Object.fromEntries([...(host ? [['host', placeOfHost(host)] as const] : []), ...found])
}

/** The file of a remote that all others are reached from. */
export function entryOf({ assets }: Build): string | undefined {
  return assets.files.find(file => file.startsWith('remoteEntry.'))
}

/** What the entry must hold, and the list that says it of all other files of the version. */
export function entryIntegrity(build: Build, entry: string): Record<string, string> {
  return integrityOf(build, [entry, build.assets.integrityFile])
}

/** With what some chunks of each part must hold, which the page soon loads: else it would ask for the list first. */
export function registryOfPage(builds: Builds, soon: Partial<Record<string, readonly string[]>>): Registry {
  const known = Object.entries(registryOf(builds)).map(([part, place]): [string, Place] => {
    const build = builds(part)
    const more = build ? integrityOf(build, filesOf(build, soon[part] ?? [])) : {}
    return [part, { ...place, integrity: { ...place.integrity, ...more } }]
  })
  return Object.fromEntries(known)
}

/** The files of some chunks, each once. */
export function filesOf({ assets }: Build, chunks: readonly string[]): string[] {
  return [...new Set(chunks.flatMap(name => assets.chunks[name] ?? []))]
}

function placeOfHost(host: Build): Place {
  return { version: host.version, entry: hostAddress(''), integrity: integrityOf(host, [host.assets.integrityFile]) }
}

function integrityOf({ assets }: Build, files: readonly string[]): Record<string, string> {
  return Object.fromEntries(files.flatMap(file => (assets.integrity[file] ? [[file, assets.integrity[file]]] : [])))
}

export function hostAddress(file: string): string {
  return `/assets/${file}`
}

export function remoteAddress(
  name: string,
  { origin, version }: Pick<Build, 'origin' | 'version'>,
  file: string,
): string {
  return `${origin ?? ''}/remotes/${name.replace(/^mf-/, '')}/${version}/${file}`
}

export function folderOfRemote(shortName: string): string {
  return `mf-${shortName}`
}
