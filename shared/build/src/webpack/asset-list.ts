import type { Compiler } from 'webpack'

/** Which files an app consists of: the server writes its HTML and preloads from this list. */
export type AssetList = {
  /** Entry (`main` of the host, the container of a remote), starter and named chunks, each with all files it needs. */
  chunks: Record<string, string[]>
  files: string[]
}

/** Writes `assets.json` beside the files. */
export class AssetListPlugin {
  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack
    compiler.hooks.thisCompilation.tap('AssetListPlugin', compilation => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tap({ name: 'AssetListPlugin', stage }, assets => {
        const chunks = [...compilation.namedChunkGroups].map(([name, group]): [string, string[]] => [
          name,
          group.getFiles(),
        ])
        const files = Object.keys(assets)
        const starter = files.filter(name => name.startsWith('starter.'))
        if (starter.length > 0) chunks.push(['starter', starter])
        const list = { chunks: Object.fromEntries(chunks), files }
        compilation.emitAsset('assets.json', new sources.RawSource(JSON.stringify(list)))
      })
    })
  }
}
