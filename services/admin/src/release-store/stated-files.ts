import { createHash } from 'node:crypto'
import zlib from 'node:zlib'
import { ShopError } from '@shop/contracts/errors'
import { releasedFileSchema } from '@shop/contracts/staff/release-store'
import { MOST_OF_RELEASE_FILE } from '@shop/contracts/upload-paths'
import * as z from 'zod/mini'

/** The list of a version's files; its digest names the version. */
export const ASSET_LIST = 'assets.json'

/** What each file of a version must hold, by its name. */
export type StatedFiles = ReadonlyMap<string, string>

const MOST_FILES = 3000

const listSchema = z.object({
  integrity: z.record(releasedFileSchema, z.string().check(z.regex(/^sha256-[A-Za-z\d+/]{43}=$/))),
})

/**
 * What an asset list states. Of all else in it the store believes nothing, and keeps it as it came.
 * @throws ShopError release_altered when it is not the list of this version, or none at all.
 */
export function statedBy(list: Buffer, version: string): StatedFiles {
  const parsed = listSchema.safeParse(parsedJson(list))
  if (!digestOfBytes(list).startsWith(version) || !parsed.success) throw altered(ASSET_LIST)
  const stated = Object.entries(parsed.data.integrity)
  if (stated.length === 0 || stated.length > MOST_FILES || ASSET_LIST in parsed.data.integrity)
    throw altered(ASSET_LIST)
  return new Map(stated)
}

/** Does the file hold what the list states? One that is compressed must unpack to it, and never to more than a file may have. */
export function isStated(stated: StatedFiles, name: string, content: Buffer): boolean {
  const [, plain = '', ending = ''] = /^(.+)\.(br|gz)$/.exec(name) ?? []
  const expected = stated.get(name) ?? stated.get(plain)
  if (!expected) return false
  const held = stated.has(name) ? content : unpacked(content, ending)
  return held !== null && integrityOf(held) === expected
}

/** @throws ShopError release_altered, also for a file that the list does not know. */
export function requireStated(stated: StatedFiles, name: string, content: Buffer): void {
  if (!isStated(stated, name, content)) throw altered(name)
}

function digestOfBytes(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex')
}

function integrityOf(content: Buffer): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`
}

function unpacked(content: Buffer, ending: string): Buffer | null {
  const limits = { maxOutputLength: MOST_OF_RELEASE_FILE }
  try {
    return ending === 'br' ? zlib.brotliDecompressSync(content, limits) : zlib.gunzipSync(content, limits)
  } catch {
    return null
  }
}

function parsedJson(text: Buffer): unknown {
  try {
    return JSON.parse(text.toString())
  } catch {
    return null
  }
}

function altered(file: string): ShopError {
  return new ShopError('release_altered', { file })
}
