import { remoteNames } from '@shop/contracts/pages'
import type { Build, Builds } from './builds.ts'

export type Registry = Record<string, { version: string; entry: string }>

/** Where each remote is now; a remote that is not there is left out. */
export function registryOf(builds: Builds): Registry {
  const found = remoteNames.flatMap(name => {
    const build = builds(name)
    const entry = build?.assets.files.find(file => file.startsWith('remoteEntry.'))
    return build && entry ? [[name, { version: build.version, entry: remoteAddress(name, build, entry) }]] : []
  })
  return Object.fromEntries(found)
}

export function remoteAddress(name: string, build: Build, file: string): string {
  return `/remotes/${name.replace(/^mf-/, '')}/${build.version}/${file}`
}

export function folderOfRemote(shortName: string): string {
  return `mf-${shortName}`
}
