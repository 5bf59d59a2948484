import { type Home, homeSchema } from '@shop/contracts/catalog/home'
import { type Author, changeAtRevision, type Revised } from '@shop/service-kit/storage/change-at-revision'
import { isDuplicateKey } from '@shop/service-kit/storage/duplicate-key'
import type { Db } from 'mongodb'
import { type Put, putRows } from '../storage/put-rows.ts'

export type HomeRepository = ReturnType<typeof createHomeRepository>

/** Who published and when; what came with the shop lacks both. */
type Publication = { version?: number; published?: { by: string; at: Date } }
type StoredHome = Home & Revised & Publication & { _id: string }
export type PublishedHome = { page: Home } & Publication
export type HomeVersion = { _id: number; page: Home; by: string | null; at: Date | null }

const HOME = 'home'
const DRAFT = 'draft'
const VERSIONS_KEPT = 50
const everything = { _id: { $gte: 0 } }

/** The home page is one document; beside it lies the draft that staff work on, and another collection has what was published before. */
export function createHomeRepository(db: Db) {
  const home = db.collection<StoredHome>('home')
  const versions = db.collection<HomeVersion>('home_versions')

  async function newestVersion(): Promise<number> {
    const [newest] = await versions
      .find(everything, { projection: { _id: 1 } })
      .sort({ _id: -1 })
      .limit(1)
      .toArray()
    return newest?._id ?? 0
  }

  return {
    async read(): Promise<Home | null> {
      return home.findOne<Home>({ _id: HOME }, { projection: { _id: 0 } })
    },

    put(page: Home, put: Put): Promise<number> {
      return putRows(home, '_id', [{ _id: HOME, ...page }], put)
    },

    async findPublished(): Promise<PublishedHome | null> {
      const found = await home.findOne({ _id: HOME })
      if (!found) return null
      const { version, published } = found
      return { page: homeSchema.parse(found), ...(version && { version }), ...(published && { published }) }
    },

    /** Null until staff change something for the first time. */
    async findDraft(): Promise<{ page: Home; revised: Revised } | null> {
      const found = await home.findOne({ _id: DRAFT })
      return found && { page: homeSchema.parse(found), revised: found }
    },

    /** Before the first change the draft is the page that shoppers see. */
    async beginDraft(page: Home): Promise<void> {
      await home.updateOne({ _id: DRAFT }, { $setOnInsert: page }, { upsert: true })
    },

    async changeDraft(revision: number, fields: Partial<Home>, author: Author) {
      const { before, after } = await changeAtRevision<StoredHome>(
        home,
        { _id: DRAFT },
        { revision, fields, ...author },
      )
      return { before: homeSchema.parse(before), after: homeSchema.parse(after) }
    },

    /** The newest first. */
    versions(): Promise<HomeVersion[]> {
      return versions.find(everything).sort({ _id: -1 }).limit(VERSIONS_KEPT).toArray()
    },

    version(id: number): Promise<HomeVersion | null> {
      return versions.findOne({ _id: id })
    },

    /** Keeps a page as the newest version, and forgets the oldest beyond those that are kept. Gives its number. */
    async keepVersion(version: Omit<HomeVersion, '_id'>): Promise<number> {
      const id = (await newestVersion()) + 1
      try {
        await versions.insertOne({ _id: id, ...version })
      } catch (error) {
        // Somebody else published at the same moment.
        if (isDuplicateKey(error)) return this.keepVersion(version)
        throw error
      }
      await versions.deleteMany({ _id: { $lte: id - VERSIONS_KEPT } })
      return id
    },

    async publish(page: Home, version: number, { who, at }: Author): Promise<void> {
      await home.replaceOne({ _id: HOME }, { ...page, version, published: { by: who, at } }, { upsert: true })
    },
  }
}
