import type { Bucket } from '../bucket/bucket.ts'
import type { ReleaseStore, Releases } from './releases.ts'

const FOLDER = 'registry/'
const ENDING = '.json'

/** The registry in a bucket: `registry/<part>.json`. Two writers of one revision meet in a condition, which the bucket must honour. */
export function createBucketStore(bucket: Bucket): ReleaseStore & { readAll(): Promise<Map<string, Releases>> } {
  const read = async (part: string) => {
    const object = await bucket.read(nameOf(part))
    return object && { releases: parseReleases(object.content), tag: object.tag }
  }
  /** By its object's tag, so that only what has changed is read again. */
  let known = new Map<string, { tag: string; releases: Releases }>()

  return {
    read: async part => (await read(part))?.releases ?? null,
    async write(part, releases) {
      const before = await read(part)
      if ((before?.releases.revision ?? 0) !== releases.revision - 1) return false
      return bucket.putOver(nameOf(part), new TextEncoder().encode(JSON.stringify(releases)), before?.tag ?? null)
    },
    async readAll() {
      const latest: typeof known = new Map()
      for (const { name, tag } of await bucket.list(FOLDER)) {
        const part = partOf(name)
        const before = known.get(part)
        const now = before?.tag === tag ? before : await read(part)
        if (now) latest.set(part, now)
      }
      known = latest
      return new Map([...latest].map(([part, { releases }]) => [part, releases]))
    },
  }
}

/**
 * Some storages take a write whatever its condition says; two releases at once would lose one there.
 * @throws Error with what to do, ShopError storage_unavailable.
 */
export async function requireConditions(bucket: Bucket): Promise<void> {
  const trial = `trial/${crypto.randomUUID()}`
  const content = new TextEncoder().encode('{}')
  try {
    const first = await bucket.putOver(trial, content, null)
    const second = await bucket.putOver(trial, content, null)
    if (!first || second)
      throw new Error('this bucket takes writes that their condition forbids (If-None-Match): set RELEASES_MONGODB_URI')
  } finally {
    await bucket.remove(trial)
  }
}

function nameOf(part: string): string {
  return `${FOLDER}${part}${ENDING}`
}

function partOf(name: string): string {
  return name.slice(FOLDER.length, -ENDING.length)
}

function parseReleases(content: Buffer): Releases {
  return JSON.parse(content.toString())
}
