import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Compilation } from 'webpack'
import { root } from './root.ts'

/** What an app shares with the others on a page. */
export type Shared = {
  /** Modules that it brings for all. */
  provides: string[]
  /** Modules that it takes from the app that provides them. */
  takes: string[]
  /** Packages that all apps of a page must have in versions that go together. */
  packages: Record<string, string>
}

const PACKAGES = ['react', 'react-dom', '@module-federation/enhanced']

export function sharedModulesOf({ modules }: Compilation): Shared {
  const provides = new Set<string>()
  const takes = new Set<string>()
  for (const module of modules) {
    if (module.type === 'provide-module' && '_name' in module) provides.add(String(module._name))
    if (module.type === 'consume-shared-module' && 'options' in module) takes.add(shareKeyOf(module.options))
  }
  return { provides: [...provides].sort(), takes: [...takes].sort(), packages: packages() }
}

function shareKeyOf(options: unknown): string {
  if (typeof options !== 'object' || options === null || !('shareKey' in options)) throw new Error('no share key')
  return String(options.shareKey)
}

function packages(): Record<string, string> {
  return Object.fromEntries(PACKAGES.map(name => [name, versionOf(name)]))
}

function versionOf(name: string): string {
  return JSON.parse(readFileSync(path.join(root, 'node_modules', name, 'package.json'), 'utf8')).version
}
