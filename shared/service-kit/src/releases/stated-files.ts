import { createHash } from 'node:crypto'
import zlib from 'node:zlib'
import { statedFilesSchema } from '@shop/contracts/asset-list'
import { MOST_OF_RELEASE_FILE } from '@shop/contracts/upload-paths'

/** What each file of a version must hold, by its name, as `integrity` attributes write it. */
export type StatedFiles = ReadonlyMap<string, string>

/** What an asset list states; null for one that cannot be read. */
export function statedIn(list: Buffer): StatedFiles | null {
  const parsed = statedFilesSchema.safeParse(parsedJson(list))
  return parsed.success ? new Map(Object.entries(parsed.data.integrity)) : null
}

/** Does the file hold what the list states? One that is compressed must unpack to it, and never to more than a file may have. */
export function isStated(stated: StatedFiles, name: string, content: Buffer): boolean {
  const plain = plainName(name)
  const expected = stated.get(name) ?? stated.get(plain)
  if (!expected) return false
  const held = stated.has(name) ? content : unpack(content, name.slice(plain.length + 1))
  return held !== null && integrityOf(held) === expected
}

/** Does the list know a file of this name, or the one of which it is the compressed twin? */
export function isNamed(stated: StatedFiles, name: string): boolean {
  return stated.has(name) || stated.has(plainName(name))
}

/** SHA-256 as hex. */
export function digestOfBytes(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex')
}

export function parsedJson(text: Buffer): unknown {
  try {
    return JSON.parse(text.toString())
  } catch {
    return null
  }
}

function plainName(name: string): string {
  return name.replace(/\.(br|gz)$/, '')
}

function integrityOf(content: Buffer): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`
}

function unpack(content: Buffer, ending: string): Buffer | null {
  const limits = { maxOutputLength: MOST_OF_RELEASE_FILE }
  try {
    return ending === 'br' ? zlib.brotliDecompressSync(content, limits) : zlib.gunzipSync(content, limits)
  } catch {
    return null
  }
}
