import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import zlib from 'node:zlib'
import { type IsolatedShop, servedFolder } from './isolated-shop.ts'

const compressions = { '': (text: Buffer) => text, '.br': zlib.brotliCompressSync, '.gz': zlib.gzipSync }

/** Writes something else into a file of the version that is served, in every compression; gives back how to undo it. */
export async function alter(shop: IsolatedShop, part: string, wanted: RegExp): Promise<() => Promise<void>> {
  const version = servedFolder(shop.folder, part)
  const names = await readdir(version)
  const name = names.find(other => wanted.test(other))
  if (!name) throw new Error(`${part} has no file like ${wanted}`)
  const file = path.join(version, name)
  const stored = names.filter(other => other.startsWith(name)).map(other => path.join(version, other))
  const before = await Promise.all(stored.map(async other => ({ other, content: await readFile(other) })))
  const added = name.endsWith('.js') ? 'document.documentElement.dataset.altered = "yes";' : ' '
  const text = Buffer.concat([await readFile(file), Buffer.from(added)])
  for (const [ending, compress] of Object.entries(compressions))
    if (stored.includes(file + ending)) await writeFile(file + ending, compress(text))
  return async () => {
    for (const { other, content } of before) await writeFile(other, content)
  }
}
