import { createHash } from 'node:crypto'
import zlib from 'node:zlib'
import { ASSET_LIST, assetListProblem, serviceListSchema, statedFilesSchema } from '@shop/contracts/asset-list'
import { ShopError } from '@shop/contracts/errors'
import { isReleasedService } from '@shop/contracts/released-services'
import type { ReleasedName } from '@shop/contracts/staff/release-store'
import { MOST_OF_RELEASE_FILE } from '@shop/contracts/upload-paths'

/** What each file of a version must hold, by its name. */
export type StatedFiles = ReadonlyMap<string, string>

/**
 * What an asset list states.
 * @throws ShopError release_altered when it is not the list of this version, or states nothing.
 */
export function statedFilesOf(part: ReleasedName, list: Buffer, version: string): StatedFiles {
  const parsed = statedFilesSchema.safeParse(parsedJson(list))
  if (!isListOf(part, list, version) || !parsed.success) throw alteredError(ASSET_LIST)
  return new Map(Object.entries(parsed.data.integrity))
}

/** The digest of its list names a version; of a service its commit does, which the list says. */
export function isListOf(part: ReleasedName, list: Buffer, version: string): boolean {
  if (!isReleasedService(part)) return digestOfBytes(list).startsWith(version)
  return serviceListSchema.safeParse(parsedJson(list)).data?.commit.startsWith(version) ?? false
}

/**
 * Refuses a list that the host server could not write pages from; the services have no pages.
 * @throws ShopError release_altered when it is not the list of this version, release_not_possible when it cannot be read.
 */
export function requireWholeList(part: ReleasedName, list: Buffer, version: string): void {
  if (!isListOf(part, list, version)) throw alteredError(ASSET_LIST)
  if (part === 'services' || isReleasedService(part)) return void statedFilesOf(part, list, version)
  const reason = assetListProblem(parsedJson(list))
  if (reason) throw new ShopError('release_not_possible', { reason })
}

/** Does the file hold what the list states? One that is compressed must unpack to it, and never to more than a file may have. */
export function isStated(stated: StatedFiles, name: string, content: Buffer): boolean {
  const [, plain = '', ending = ''] = /^(.+)\.(br|gz)$/.exec(name) ?? []
  const expected = stated.get(name) ?? stated.get(plain)
  if (!expected) return false
  const held = stated.has(name) ? content : unpack(content, ending)
  return held !== null && integrityOf(held) === expected
}

/** @throws ShopError release_altered, also for a file that the list does not know. */
export function requireStated(stated: StatedFiles, name: string, content: Buffer): void {
  if (!isStated(stated, name, content)) throw alteredError(name)
}

function digestOfBytes(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex')
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

function parsedJson(text: Buffer): unknown {
  try {
    return JSON.parse(text.toString())
  } catch {
    return null
  }
}

function alteredError(file: string): ShopError {
  return new ShopError('release_altered', { file })
}
