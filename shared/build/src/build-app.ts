import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import webpack from 'webpack'
import { type AppName, isAppName } from './apps.ts'
import { inputHash } from './input-hash.ts'
import { publish, releasesOf } from './release.ts'
import type { ConfigFactory } from './webpack/create-config.ts'
import { root } from './webpack/root.ts'

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify<Uint8Array, zlib.ZlibOptions, Buffer>(zlib.gzip)

const WORTH_IT = /\.(js|css|svg|json)$/

/** Builds one app, which the command line names: `mf-catalog [--force]`. */
async function buildApp(app: AppName, { isForced }: { isForced: boolean }): Promise<string> {
  const inputs = await inputHash(app)
  const before = await releasesOf(app)
  if (before?.inputs === inputs && !isForced) return `unchanged, ${before.version}`
  const built = await compile(app)
  await precompress(built)
  return `built ${await publish(app, built, inputs)}`
}

/** Runs webpack once and gives back the folder that it wrote. */
async function compile(app: AppName): Promise<string> {
  const { default: createConfig }: { default: ConfigFactory } = await import(`${root}/${app}/webpack.config.ts`)
  const [config] = [await createConfig()].flat()
  if (!config) throw new Error(`${app} has no configuration`)
  const compiler = webpack(config)
  const stats = await promisify(compiler.run.bind(compiler))()
  await promisify(compiler.close.bind(compiler))()
  if (!stats || stats.hasErrors()) throw new Error(stats?.toString({ preset: 'errors-only', colors: false }))
  const folder = config.output?.path
  if (!folder) throw new Error(`${app} has no output folder`)
  return folder
}

/** Writes `.br` and `.gz` beside each file that gets smaller by it, so that the server never compresses files itself. */
async function precompress(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter(name => WORTH_IT.test(name) && name !== 'assets.json')
  for (const name of names) {
    const file = path.join(folder, name)
    const text = await readFile(file)
    const params = { [zlib.constants.BROTLI_PARAM_QUALITY]: 11, [zlib.constants.BROTLI_PARAM_SIZE_HINT]: text.length }
    await writeFile(`${file}.br`, await brotli(text, { params }))
    await writeFile(`${file}.gz`, await gzip(text, { level: 9 }))
  }
}

const [app = '', ...flags] = process.argv.slice(2)
if (!isAppName(app)) throw new Error(`There is no app named "${app}"`)
const startedAt = performance.now()
try {
  const outcome = await buildApp(app, { isForced: flags.includes('--force') })
  console.log(`${app}: ${outcome} (${((performance.now() - startedAt) / 1000).toFixed(1)} s)`)
} catch (error) {
  console.error(`${app}: ${error instanceof Error ? error.message : error}`)
  process.exit(1)
}
// Webpack's worker threads would keep the process for some seconds more.
process.exit(0)
