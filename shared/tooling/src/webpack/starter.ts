import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import path from 'node:path'
import type { Compiler } from 'webpack'

/** Writes one small file of its own, without the runtime that webpack puts into entries: it runs before everything else. */
export class StarterPlugin {
  readonly #file: string

  constructor(file: string) {
    this.#file = file
  }

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack
    const file = path.resolve(compiler.context, this.#file)
    compiler.hooks.thisCompilation.tap('StarterPlugin', compilation => {
      compilation.fileDependencies.add(file)
      // Before the minimizer, so that it is one of the files that get smaller.
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL
      compilation.hooks.processAssets.tap({ name: 'StarterPlugin', stage }, () => {
        const script = stripTypeScriptTypes(readFileSync(file, 'utf8'))
        const hash = createHash('sha256').update(script).digest('hex').slice(0, 8)
        compilation.emitAsset(`${path.parse(file).name}.${hash}.js`, new sources.RawSource(script))
      })
    })
  }
}
