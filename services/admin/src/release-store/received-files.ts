import { randomUUID } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { HOUR_MS } from '@shop/calendar/durations'
import { ASSET_LIST, assetListSchema, type ReleasedAssets } from '@shop/contracts/asset-list'
import { ShopError } from '@shop/contracts/errors'
import { isVersionOf, keyOfReleased, type ReleasedName } from '@shop/contracts/staff/release-store'
import type { FileState } from '@shop/contracts/staff/staff-releases'
import { MOST_OF_RELEASE } from '@shop/contracts/upload-paths'
import { failpoint } from '@shop/service-kit/process/failpoints'
import { alteredFiles, digestOf } from '@shop/service-kit/releases/altered-files'
import { isStated, type StatedFiles } from '@shop/service-kit/releases/stated-files'
import { isListOf, requireStated, requireWholeList, statedFilesOf } from './stated-files.ts'

const COMING = '.coming'
/** Versions of a part that are being sent at the same time; the oldest of more was given up by who sent it. */
const MOST_COMING = 5

export type ReceivedFiles = ReturnType<typeof createReceivedFiles>

/**
 * The files of the store: `<part>/dist/<version>`, as `npm run release` lays them where it shares a disk with the shop. What is still being
 * sent lies in a folder beside, and each file in it holds what the list of its version states.
 */
export function createReceivedFiles(root: string) {
  const distOf = (part: ReleasedName) => path.join(root, keyOfReleased(part), 'dist')
  const folderOf = (part: ReleasedName, version: string) => path.join(distOf(part), version)
  const placeOf = (part: ReleasedName, version: string) => {
    const whole = folderOf(part, version)
    return existsSync(whole) ? whole : whole + COMING
  }

  return {
    /**
     * Keeps a file that is what it must be; the same once more is no mistake.
     * @throws ShopError release_altered, release_not_possible for a list that cannot be read, body_too_large.
     */
    async put(part: ReleasedName, version: string, name: string, content: Buffer): Promise<void> {
      const folder = placeOf(part, version)
      if (name === ASSET_LIST) requireWholeList(part, content, version)
      else requireStated(await readStatedFiles(part, folder, version), name, content)
      const known = await readFile(path.join(folder, name)).catch(() => null)
      if (known?.equals(content)) return
      // Another list with the same beginning of its digest: a version never changes.
      if (known && name === ASSET_LIST) throw new ShopError('release_altered', { file: name })
      if ((await bytesIn(folder)) + content.length > MOST_OF_RELEASE) throw new ShopError('body_too_large')
      await writeWhole(path.join(folder, name), content)
    },

    /** Takes what is the same in other versions from there; gives the names of all files that need not be sent. */
    async complement(part: ReleasedName, version: string, others: readonly string[]): Promise<string[]> {
      await forgetGivenUp(distOf(part))
      const folder = placeOf(part, version)
      const stated = await readStatedFiles(part, folder, version)
      const there = new Set(await namesIn(folder))
      const wanted = [...stated.keys()].flatMap(name => [name, `${name}.br`, `${name}.gz`])
      for (const name of wanted.filter(name => !there.has(name))) {
        const content = await sameIn(
          stated,
          name,
          others.map(other => path.join(folderOf(part, other), name)),
        )
        if (!content) continue
        await writeWhole(path.join(folder, name), content)
        there.add(name)
      }
      return [...there]
    },

    /**
     * Puts a version that has come whole in its place; gives the digest of its list.
     * @throws ShopError not_found when nothing of it has come, release_altered while a file is missing.
     */
    async complete(part: ReleasedName, version: string): Promise<string> {
      const [place, whole] = [placeOf(part, version), folderOf(part, version)]
      const list = await readFile(path.join(place, ASSET_LIST)).catch(() => null)
      if (!list || !isListOf(part, list, version)) throw new ShopError('not_found')
      const digest = await digestOf(place)
      const [missing] = await alteredFiles(place, digest)
      if (missing) throw new ShopError('release_altered', { file: missing })
      // Another release of the same has put it there at this moment.
      if (place !== whole) await rename(place, whole).catch(error => (existsSync(whole) ? null : Promise.reject(error)))
      return digest
    },

    /** Removes versions that the registry no longer names; a young one is about to be named by who sent it. */
    async removeOthers(part: ReleasedName, kept: readonly string[]): Promise<void> {
      const dist = distOf(part)
      const others = (await namesIn(dist)).filter(name => isVersionOf(part, name) && !kept.includes(name))
      for (const name of others)
        if ((await ageOf(path.join(dist, name))) > HOUR_MS) await rm(path.join(dist, name), { recursive: true })
    },

    /** What was sent and refused is not kept for an hour: no visitor is led to it, and its team sends it again. */
    async remove(part: ReleasedName, version: string): Promise<void> {
      const folder = folderOf(part, version)
      for (const place of [folder, folder + COMING]) await rm(place, { recursive: true, force: true })
    },

    /** The list of a version that has come whole; null for one that is not here or cannot be read. */
    async assetsOf(part: ReleasedName, version: string): Promise<ReleasedAssets | null> {
      const list = await readFile(path.join(folderOf(part, version), ASSET_LIST), 'utf8')
        .then(JSON.parse)
        .catch(() => null)
      return assetListSchema.safeParse(list).data ?? null
    },

    /** A file of a version, with its bytes; null when it is not there. */
    async open(
      part: ReleasedName,
      version: string,
      name: string,
    ): Promise<{ size: number; content: Readable | Buffer } | null> {
      const file = path.join(folderOf(part, version), name)
      const found = await stat(file).catch(() => null)
      return found && { size: found.size, content: createReadStream(file) }
    },

    /** Compares every file of a version with what was released. */
    async stateOf(part: ReleasedName, version: string, digest: string): Promise<FileState> {
      // In its own container this service has no files of the browser.
      if (!existsSync(distOf(part))) return 'elsewhere'
      const folder = folderOf(part, version)
      if (!existsSync(folder)) return 'absent'
      return (await alteredFiles(folder, digest)).length > 0 ? 'altered' : 'as_released'
    },
  }
}

async function readStatedFiles(part: ReleasedName, folder: string, version: string) {
  const list = await readFile(path.join(folder, ASSET_LIST)).catch(() => null)
  // The list comes first: nothing can be judged without it.
  if (!list) throw new ShopError('not_found')
  return statedFilesOf(part, list, version)
}

/** The first of these files that holds what the list states. */
async function sameIn(stated: StatedFiles, name: string, files: readonly string[]): Promise<Buffer | null> {
  for (const file of files) {
    const content = await readFile(file).catch(() => null)
    if (content && isStated(stated, name, content)) return content
  }
  return null
}

/** On the disk and whole, or not there at all. */
async function writeWhole(file: string, content: Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  const unfinished = `${path.dirname(file)}/.${randomUUID()}`
  try {
    await writeFile(unfinished, content, { flush: true })
    await failpoint('release-file-written')
    await rename(unfinished, file)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

async function bytesIn(folder: string): Promise<number> {
  const sizes = (await namesIn(folder)).map(async name => (await stat(path.join(folder, name))).size)
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

async function forgetGivenUp(dist: string): Promise<void> {
  const coming = (await namesIn(dist)).filter(name => name.endsWith(COMING)).map(name => path.join(dist, name))
  const aged = await Promise.all(coming.map(async folder => ({ folder, age: await ageOf(folder) })))
  const givenUp = aged.toSorted((one, other) => one.age - other.age).slice(MOST_COMING)
  for (const { folder } of givenUp) await rm(folder, { recursive: true, force: true })
}

async function ageOf(folder: string): Promise<number> {
  return Date.now() - (await stat(folder)).mtimeMs
}

/** Without what is only half written. */
async function namesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  return names.filter(name => !name.startsWith('.'))
}
