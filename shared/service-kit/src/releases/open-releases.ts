import type { Bucket } from '../bucket/bucket.ts'
import { connectMongo, databaseOf } from '../storage/mongo.ts'
import { createBucketStore } from './bucket-store.ts'
import { createFolderStore, readReleases } from './folder-store.ts'
import { createReleasesRepository } from './releases.repository.ts'
import type { ReleaseStore, Releases } from './releases.ts'

/** Where the registry is: in this database, else in this bucket, else in the folder of the parts. */
export type ReleasesPlace = {
  root: string
  /** The folder of the store that teams send releases to: a part that is there counts as it is there. */
  store?: string | undefined
  /** The bucket that teams send releases to, in place of a folder. */
  bucket?: Bucket | null
  uri?: string | undefined
  prefix?: string | undefined
}

/** The registry for commands. */
export async function openReleaseStore({ root, bucket, uri, prefix }: ReleasesPlace) {
  if (!uri) {
    const store = bucket ? createBucketStore(bucket) : createFolderStore(root)
    return { store, close: async () => undefined }
  }
  const client = await connectMongo(uri)
  const store: ReleaseStore = createReleasesRepository(databaseOf(client, 'releases', prefix))
  return { store, close: () => client.close() }
}

/**
 * What is known of a part at this moment; null: nothing was released.
 * @throws Error when the registry could not be read so far.
 */
export type FindReleases = (part: string) => Releases | null

const LOOK_AGAIN_MS = 1000
/** Each look at a bucket is paid for. */
const LOOK_AT_BUCKET_MS = 2000

/** The registry for a server, which answers without waiting for it. */
export async function watchReleases({
  root,
  store = root,
  bucket,
  uri,
  prefix,
}: ReleasesPlace): Promise<{ findReleases: FindReleases; stop(): Promise<void> }> {
  if (!uri && bucket) {
    const watched = await lookAgain(createBucketStore(bucket).readAll, LOOK_AT_BUCKET_MS)
    return { findReleases: watched.findReleases, stop: async () => watched.stop() }
  }
  if (!uri)
    return { findReleases: part => readReleases(store, part) ?? readReleases(root, part), stop: async () => undefined }
  const client = await connectMongo(uri)
  const watched = await lookAgain(createReleasesRepository(databaseOf(client, 'releases', prefix)).readAll)
  return {
    findReleases: watched.findReleases,
    async stop() {
      watched.stop()
      await client.close()
    },
  }
}

/**
 * Asks a registry each second. While it is silent, what was known before counts: the shop goes on with the versions that
 * it has. A server whose registry was silent from its start knows nothing and is not ready, and becomes so by itself.
 */
export async function lookAgain(
  readAll: () => Promise<Map<string, Releases>>,
  everyMs = LOOK_AGAIN_MS,
): Promise<{ findReleases: FindReleases; stop(): void }> {
  let isStopped = false
  let latest: Map<string, Releases> | null = null
  let problem: unknown
  const look = async () => {
    try {
      latest = await readAll()
    } catch (error) {
      problem = error
    }
    if (!isStopped) timer = setTimeout(look, everyMs).unref()
  }
  let timer: NodeJS.Timeout | undefined
  await look()
  return {
    findReleases(part) {
      if (!latest) throw problem
      return latest.get(part) ?? null
    },
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
