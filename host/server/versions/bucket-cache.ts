import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { ASSET_LIST } from '@shop/contracts/asset-list'
import type { Bucket } from '@shop/service-kit/bucket/bucket'
import { nameInBucket } from '@shop/service-kit/releases/bucket-names'
import type { Release } from '@shop/service-kit/releases/releases'
import { digestOfBytes, isNamed, isStated, type StatedFiles, statedIn } from '@shop/service-kit/releases/stated-files'

/** Which files of a version are here, once all of them are. */
const NOTE = '.whole'

/** A version as far as its files are asked for. */
export type Wanted = Pick<Release, 'version' | 'digest'>

export type BucketCache = ReturnType<typeof createBucketCache>

/**
 * Files of a bucket on the disk of this machine, as a folder of parts has them: `<part>/dist/<version>/<file>`. A file is taken only when it
 * holds what its release states, and one that was there before this process is looked at once more.
 */
export function createBucketCache(bucket: Bucket, folder: string, mostBytes: number) {
  const proved = new Set<string>()
  /** Compressed twins that a version has not: most files are asked for by their twin first. */
  const absent = new Set<string>()
  const folderOf = (part: string, version: string) => path.join(folder, part, 'dist', version)

  /** The file, if it holds what it must; from the disk, else from the bucket. Null: nobody has one that does. */
  async function bring(part: string, version: string, name: string, isRight: (content: Buffer) => boolean) {
    const file = path.join(folderOf(part, version), name)
    const here = await readFile(file).catch(() => null)
    if (here && (proved.has(file) || isRight(here))) {
      proved.add(file)
      return here
    }
    proved.delete(file)
    if (here) await rm(file, { force: true })
    const object = await bucket.read(nameInBucket(part, version, name))
    if (!object || !isRight(object.content)) return null
    await writeWhole(file, object.content)
    proved.add(file)
    return object.content
  }

  async function bringList(part: string, { version, digest }: Wanted): Promise<StatedFiles | null> {
    const list = await bring(part, version, ASSET_LIST, content => digestOfBytes(content) === digest)
    return list && statedIn(list)
  }

  async function namesInBucket(part: string, version: string): Promise<string[]> {
    const prefix = nameInBucket(part, version)
    return (await bucket.list(prefix)).map(({ name }) => name.slice(prefix.length))
  }

  return {
    /** Brings the list of a version; false when nobody has it as it was released. @throws ShopError storage_unavailable */
    bringList: async (part: string, wanted: Wanted) => (await bringList(part, wanted)) !== null,

    /**
     * Brings one file, if the version has one of that name that holds what it must; true when it was not here.
     * @throws ShopError storage_unavailable
     */
    async bringFile(part: string, wanted: Wanted, name: string): Promise<boolean> {
      const place = folderOf(part, wanted.version)
      const file = path.join(place, name)
      if (absent.has(file) || (proved.has(file) && existsSync(file))) return false
      await utimes(place, new Date(), new Date()).catch(() => undefined)
      const stated = await bringList(part, wanted)
      if (!stated || !isNamed(stated, name)) return false
      const isKnownAbsent = (await readNote(path.join(place, NOTE)))?.includes(name) === false
      const brought =
        !isKnownAbsent && (await bring(part, wanted.version, name, content => isStated(stated, name, content)))
      if (!brought && !stated.has(name)) absent.add(file)
      return Boolean(brought)
    },

    /**
     * Brings all files of a version, the compressed ones among them; gives the first that nobody has as it was released.
     * @throws ShopError storage_unavailable
     */
    async bringVersion(part: string, wanted: Wanted): Promise<string | null> {
      const stated = await bringList(part, wanted)
      if (!stated) return ASSET_LIST
      const note = path.join(folderOf(part, wanted.version), NOTE)
      // So a process that starts while the bucket is away goes on with what is here.
      const names = (await readNote(note)) ?? (await namesInBucket(part, wanted.version))
      for (const name of new Set([...stated.keys(), ...names.filter(name => isNamed(stated, name))])) {
        const file = await bring(part, wanted.version, name, content => isStated(stated, name, content))
        if (!file && stated.has(name)) return name
      }
      await writeWhole(note, JSON.stringify(names))
      return null
    },

    /** Makes room: of all versions but those that `isHeld` names it removes the ones that were asked for longest ago. */
    async trim(isHeld: (part: string, version: string) => boolean): Promise<void> {
      const versions = (await versionsIn(folder)).filter(({ part, version }) => !isHeld(part, version))
      let bytes = versions.reduce((sum, version) => sum + version.bytes, 0)
      for (const { part, version, bytes: freed } of versions.toSorted((one, other) => one.usedAt - other.usedAt)) {
        if (bytes <= mostBytes) return
        const place = folderOf(part, version)
        await rm(place, { recursive: true, force: true })
        for (const known of [proved, absent])
          for (const file of known) if (file.startsWith(`${place}/`)) known.delete(file)
        bytes -= freed
      }
    },
  }
}

async function readNote(file: string): Promise<string[] | null> {
  return readFile(file, 'utf8').then(JSON.parse, () => null)
}

async function versionsIn(folder: string) {
  const found: { part: string; version: string; bytes: number; usedAt: number }[] = []
  for (const part of await readdir(folder).catch(() => []))
    for (const version of await readdir(path.join(folder, part, 'dist')).catch(() => [])) {
      const place = path.join(folder, part, 'dist', version)
      const names = await readdir(place).catch(() => [])
      const sizes = names.map(async name => (await stat(path.join(place, name)).catch(() => null))?.size ?? 0)
      const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
      found.push({ part, version, bytes, usedAt: (await stat(place)).mtimeMs })
    }
  return found
}

/** On the disk and whole, or not there at all: another process may have the same folder. */
export async function writeWhole(file: string, content: Buffer | string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  const unfinished = `${path.dirname(file)}/.${randomUUID()}`
  try {
    await writeFile(unfinished, content, { flush: true })
    await rename(unfinished, file)
  } finally {
    await rm(unfinished, { force: true })
  }
}
