import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import zlib from 'node:zlib'

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify<Uint8Array, zlib.ZlibOptions, Buffer>(zlib.gzip)

const WORTH_IT = /\.(js|css|svg|json)$/

/** Writes `.br` and `.gz` beside each file that gets smaller by it, so that the server never compresses files itself. */
export async function precompress(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter(name => WORTH_IT.test(name) && name !== 'assets.json')
  for (const name of names) {
    const file = path.join(folder, name)
    const text = await readFile(file)
    const params = { [zlib.constants.BROTLI_PARAM_QUALITY]: 11, [zlib.constants.BROTLI_PARAM_SIZE_HINT]: text.length }
    await writeFile(`${file}.br`, await brotli(text, { params }))
    await writeFile(`${file}.gz`, await gzip(text, { level: 9 }))
  }
}
