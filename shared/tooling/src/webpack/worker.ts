import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import webpack, { type Compiler, type Configuration } from 'webpack'

/** Builds a program of one entry beside the app and adds its one file to the app's, named after its contents. */
export class WorkerPlugin {
  readonly #config: Configuration

  constructor(config: Configuration) {
    this.#config = config
  }

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack
    compiler.hooks.thisCompilation.tap('WorkerPlugin', compilation => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL
      compilation.hooks.processAssets.tapPromise({ name: 'WorkerPlugin', stage }, async () => {
        const { name, script } = await compile(this.#config)
        const hash = createHash('sha256').update(script).digest('hex').slice(0, 8)
        // Its own build has made it as small as it gets.
        compilation.emitAsset(`${name}.${hash}.js`, new sources.RawSource(script), { minimized: true })
      })
    })
  }
}

async function compile(config: Configuration): Promise<{ name: string; script: Buffer }> {
  const compiler = webpack(config)
  const stats = await promisify(compiler.run.bind(compiler))()
  await promisify(compiler.close.bind(compiler))()
  if (!stats || stats.hasErrors()) throw new Error(stats?.toString({ preset: 'errors-only', colors: false }))
  const [name = ''] = stats.compilation.entrypoints.keys()
  return { name, script: await readFile(path.join(compiler.outputPath, `${name}.js`)) }
}
