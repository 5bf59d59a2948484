import { HOUR_MS } from '@shop/calendar/durations'
import { ASSET_LIST, assetListSchema } from '@shop/contracts/asset-list'
import { ShopError } from '@shop/contracts/errors'
import { isVersionOf, keyOfReleased, type ReleasedName } from '@shop/contracts/staff/release-store'
import { MOST_OF_RELEASE } from '@shop/contracts/upload-paths'
import type { Bucket } from '@shop/service-kit/bucket/bucket'
import { inParallel } from '@shop/service-kit/process/limiter'
import { nameInBucket } from '@shop/service-kit/releases/bucket-names'
import { digestOfBytes, isStated, parsedJson, statedIn } from '@shop/service-kit/releases/stated-files'
import type { ReceivedFiles } from './received-files.ts'
import { isListOf, requireStated, requireWholeList, statedFilesOf } from './stated-files.ts'

/** Each of them may lie in memory, with up to 8 MB. */
const AT_ONCE = 4

/**
 * The files of the store in a bucket: `<part>/<version>/<file>`. They lie where they stay from the start, as no server reads a version before
 * the registry names it; so a version may be sent to several copies of this service.
 */
export function createBucketFiles(bucket: Bucket): ReceivedFiles {
  const nameOf = (part: ReleasedName, version: string, file?: string) =>
    nameInBucket(keyOfReleased(part), version, file)
  const readFile = async (part: ReleasedName, version: string, file: string) =>
    (await bucket.read(nameOf(part, version, file)))?.content ?? null
  /** The files of a version, by their names. */
  const listFiles = async (part: ReleasedName, version: string) => {
    const folder = nameOf(part, version)
    return new Map((await bucket.list(folder)).map(object => [object.name.slice(folder.length), object]))
  }
  const remove = async (part: ReleasedName, version: string) =>
    inParallel(await bucket.list(nameOf(part, version)), AT_ONCE, ({ name }) => bucket.remove(name))

  async function readStated(part: ReleasedName, version: string) {
    const list = await readFile(part, version, ASSET_LIST)
    // The list comes first: nothing can be judged without it.
    if (!list) throw new ShopError('not_found')
    return statedFilesOf(part, list, version)
  }

  /** The tags of files that held what they must: while the tag is the same, they are not read again. */
  const proved = new Map<string, string>()

  /** Files of a version that are not what its list states, or are gone; of a list that is another the list. */
  async function alteredFiles(part: ReleasedName, version: string, digest: string): Promise<string[]> {
    const list = await readFile(part, version, ASSET_LIST)
    const stated = list && digestOfBytes(list) === digest ? statedIn(list) : null
    if (!stated) return [ASSET_LIST]
    const there = await listFiles(part, version)
    const altered: string[] = []
    await inParallel([...stated.keys()], AT_ONCE, async file => {
      const { name = '', tag } = there.get(file) ?? {}
      if (tag && proved.get(name) === tag) return
      const object = tag ? await bucket.read(name) : null
      if (object && isStated(stated, file, object.content)) proved.set(name, object.tag)
      else altered.push(file)
    })
    return altered.sort()
  }

  return {
    async put(part, version, name, content) {
      if (name === ASSET_LIST) requireWholeList(part, content, version)
      else requireStated(await readStated(part, version), name, content)
      const there = await listFiles(part, version)
      if (name === ASSET_LIST && there.has(name)) {
        // Another list with the same beginning of its digest: a version never changes.
        if (!(await readFile(part, version, name))?.equals(content))
          throw new ShopError('release_altered', { file: name })
        return
      }
      const bytes = [...there.values()].reduce((sum, { size }) => sum + size, 0)
      if (bytes + content.length > MOST_OF_RELEASE) throw new ShopError('body_too_large')
      await bucket.put(nameOf(part, version, name), new Uint8Array(content))
    },

    async complement(part, version, others) {
      const stated = await readStated(part, version)
      const there = new Set((await listFiles(part, version)).keys())
      for (const other of others) {
        const known = await listFiles(part, other)
        const missing = [...stated.keys()].flatMap(name => [name, `${name}.br`, `${name}.gz`])
        const wanted = missing.filter(name => !there.has(name) && known.has(name))
        await inParallel(wanted, AT_ONCE, async name => {
          const content = await readFile(part, other, name)
          if (!content || !isStated(stated, name, content)) return
          await bucket.put(nameOf(part, version, name), new Uint8Array(content))
          there.add(name)
        })
      }
      return [...there]
    },

    async complete(part, version) {
      const list = await readFile(part, version, ASSET_LIST)
      if (!list || !isListOf(part, list, version)) throw new ShopError('not_found')
      const digest = digestOfBytes(list)
      const [missing] = await alteredFiles(part, version, digest)
      if (missing) throw new ShopError('release_altered', { file: missing })
      return digest
    },

    async removeOthers(part, kept) {
      const folder = `${keyOfReleased(part)}/`
      const newest = new Map<string, number>()
      for (const { name, at } of await bucket.list(folder)) {
        const [version = ''] = name.slice(folder.length).split('/')
        newest.set(version, Math.max(newest.get(version) ?? 0, at.getTime()))
      }
      for (const [version, at] of newest)
        if (isVersionOf(part, version) && !kept.includes(version) && Date.now() - at > HOUR_MS)
          await remove(part, version)
    },

    remove,

    async assetsOf(part, version) {
      const list = await readFile(part, version, ASSET_LIST)
      return assetListSchema.safeParse(list && parsedJson(list)).data ?? null
    },

    async open(part, version, name) {
      const content = await readFile(part, version, name)
      return content && { size: content.length, content }
    },

    async stateOf(part, version, digest) {
      if ((await listFiles(part, version)).size === 0) return 'absent'
      return (await alteredFiles(part, version, digest)).length > 0 ? 'altered' : 'as_released'
    },
  }
}
