import { createHash } from 'node:crypto'
import type { RemoteRoute } from '@shop/contracts/pages'
import type { Compilation as ACompilation, Compiler } from 'webpack'
import { type Shared, sharedModulesOf } from './shared-modules.ts'

/** Which files an app consists of: the server writes its HTML and preloads from this list. */
export type AssetList = {
  /** Entry (`main` of the host, the container of a remote), starter, service worker and named chunks, each with all files it needs. */
  chunks: Record<string, string[]>
  files: string[]
  /** What each file must hold, as `integrity` attributes say it. */
  integrity: Record<string, string>
  /** The public list of the same for scripts and styles: browsers ask for it before they load what the page did not name. */
  integrityFile: string
  shared: Shared
  /** The pages of a remote. */
  routes?: readonly RemoteRoute[]
}

/** Writes `assets.json` beside the files, and with it what each of them must hold. */
export class AssetListPlugin {
  readonly #routes: () => Promise<readonly RemoteRoute[] | undefined>

  /** `routes`: reads the pages of a remote, at each build. */
  constructor(routes: () => Promise<readonly RemoteRoute[] | undefined>) {
    this.#routes = routes
  }

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack
    compiler.hooks.thisCompilation.tap('AssetListPlugin', compilation => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tapPromise({ name: 'AssetListPlugin', stage }, async () => {
        const integrity = integrityOf(compilation)
        const loaded = Object.entries(integrity).filter(([name]) => /\.(js|css)$/.test(name))
        const text = JSON.stringify(Object.fromEntries(loaded))
        const integrityFile = `integrity.${createHash('sha256').update(text).digest('hex').slice(0, 8)}.json`
        compilation.emitAsset(integrityFile, new sources.RawSource(text))
        const list: AssetList = {
          chunks: chunksOf(compilation, Object.keys(integrity)),
          files: [...Object.keys(integrity), integrityFile],
          integrity: { ...integrity, [integrityFile]: hashOf(text) },
          integrityFile,
          shared: sharedModulesOf(compilation),
          routes: await this.#routes(),
        }
        compilation.emitAsset('assets.json', new sources.RawSource(JSON.stringify(list)))
      })
    })
  }
}

export function hashOf(content: string | Uint8Array): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`
}

function integrityOf(compilation: ACompilation): Record<string, string> {
  // Webpack's order is not the same each time, and the same files are to be the same version.
  const files = Object.entries(compilation.assets).sort(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(files.map(([name, asset]) => [name, hashOf(asset.buffer())]))
}

function chunksOf(compilation: ACompilation, files: string[]): Record<string, string[]> {
  const chunks = [...compilation.namedChunkGroups].map(([name, group]): [string, string[]] => [name, group.getFiles()])
  const alone = ['starter', 'sw'].flatMap((name): [string, string[]][] => {
    const file = files.find(file => file.startsWith(`${name}.`))
    return file ? [[name, [file]]] : []
  })
  return Object.fromEntries([...chunks, ...alone])
}
