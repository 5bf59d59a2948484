import type { Compiler } from 'webpack'

const MANIFEST = 'mf-manifest.json'
/** The manifest with the names of all modules, which no browser requests. */
const STATS = 'mf-stats.json'

/**
 * Puts the lists of a remote's manifest in order: webpack's order is not the same each time, and the same files are to be the
 * same version.
 */
export class SortedManifestPlugin {
  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack
    compiler.hooks.thisCompilation.tap('SortedManifestPlugin', compilation => {
      // After federation has written them, before the asset list is made of them.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER + 1
      compilation.hooks.processAssets.tap({ name: 'SortedManifestPlugin', stage }, () => {
        if (compilation.getAsset(STATS)) compilation.deleteAsset(STATS)
        const manifest = compilation.getAsset(MANIFEST)
        if (!manifest) return
        const text = JSON.stringify(inOrder(JSON.parse(manifest.source.source().toString())))
        compilation.updateAsset(MANIFEST, new sources.RawSource(text))
      })
    })
  }
}

/** The order of a manifest's lists means nothing. */
export function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder).sort(byText)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, inOrder(inner)]))
}

function byText(one: unknown, other: unknown): number {
  const [here, there] = [JSON.stringify(one), JSON.stringify(other)]
  if (here === there) return 0
  return here < there ? -1 : 1
}
