import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import webpack from 'webpack'
import type { AppName } from './apps.ts'
import type { ConfigFactory } from './webpack/create-config.ts'
import { root } from './webpack/root.ts'

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify<Uint8Array, zlib.ZlibOptions, Buffer>(zlib.gzip)

const WORTH_IT = /\.(js|css|svg|json)$/

/** Builds an app for browsers, compressed ahead; gives back the folder that it lies in. */
export async function compile(app: AppName): Promise<string> {
  const folder = await runWebpack(app)
  await precompress(folder)
  return folder
}

async function runWebpack(app: AppName): Promise<string> {
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
    await writeFile(`${file}.br`, await smallestBrotli(text))
    await writeFile(`${file}.gz`, await gzip(text, { level: 9 }))
  }
}

/** Large scripts mostly get smaller in blocks of 64 KiB than in those that brotli chooses itself. */
async function smallestBrotli(text: Buffer): Promise<Buffer> {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, BROTLI_PARAM_LGBLOCK } = zlib.constants
  const params = { [BROTLI_PARAM_QUALITY]: 11, [BROTLI_PARAM_SIZE_HINT]: text.length }
  const [usual, inBlocks] = await Promise.all([
    brotli(text, { params }),
    brotli(text, { params: { ...params, [BROTLI_PARAM_LGBLOCK]: 16 } }),
  ])
  return inBlocks.length < usual.length ? inBlocks : usual
}
