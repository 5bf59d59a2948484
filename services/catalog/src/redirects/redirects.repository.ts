import { isDuplicateKey } from '@shop/service-kit/storage/duplicate-key'
import type { Db } from 'mongodb'

/** `to_path` is the folded path of `to`: what leads on from there is found by it. */
export type StoredRedirect = {
  from: string
  to: string
  to_path: string
  by: string
  at: Date
  /** The address says that its page is gone; older versions lead to the home page. */
  gone?: boolean
  /** Made with the archiving of what stood there, and gone with its restoring; what was said of the address before. */
  archived?: { before: Pick<StoredRedirect, 'to' | 'to_path' | 'gone' | 'by' | 'at'> | null }
}
export type RedirectsRepository = ReturnType<typeof createRedirectsRepository>

const noId = { projection: { _id: 0 } } as const

export function createRedirectsRepository(db: Db) {
  const redirects = db.collection<StoredRedirect>('redirects')
  return {
    async createIndexes(): Promise<void> {
      await redirects.createIndexes([{ key: { from: 1 }, unique: true }, { key: { to_path: 1 } }, { key: { at: -1 } }])
    },

    find(from: string): Promise<StoredRedirect | null> {
      return redirects.findOne({ from }, noId)
    },

    /** The newest first. */
    all(most: number): Promise<StoredRedirect[]> {
      return redirects.find({}, noId).sort({ at: -1 }).limit(most).toArray()
    },

    /** All of them for a file. */
    newestFirst(): AsyncIterable<StoredRedirect> {
      return redirects.find({}, noId).sort({ at: -1 })
    },

    count(): Promise<number> {
      return redirects.countDocuments({})
    },

    /** False when there is one from there already. */
    async add(redirect: StoredRedirect): Promise<boolean> {
      try {
        await redirects.insertOne({ ...redirect })
        return true
      } catch (error) {
        if (isDuplicateKey(error)) return false
        throw error
      }
    },

    /** Redirects that led to `path` lead on at once, so that no visitor is sent twice. */
    async leadOn(path: string, { to, to_path }: Pick<StoredRedirect, 'to' | 'to_path'>): Promise<void> {
      await redirects.updateMany({ to_path: path }, { $set: { to, to_path } })
    },

    /** Says where an address leads that is archived; what was said before is remembered. */
    async leadAway(redirect: Omit<StoredRedirect, 'archived'>): Promise<void> {
      const { from, gone = false, ...same } = redirect
      const now = await redirects.findOne({ from }, noId)
      const { archived, from: _, ...before } = now ?? {}
      const kept = archived ?? { before: now ? (before as Omit<StoredRedirect, 'from' | 'archived'>) : null }
      await redirects.updateOne({ from }, { $set: { ...same, gone, archived: kept } }, { upsert: true })
    },

    /** What was said of these addresses before they were archived. */
    async takeBack(paths: readonly string[]): Promise<void> {
      for await (const { from, archived } of redirects.find({ from: { $in: [...paths] } }, noId)) {
        if (!archived) continue
        if (archived.before) await redirects.replaceOne({ from }, { from, ...archived.before })
        else await redirects.deleteOne({ from })
      }
    },

    remove(from: string): Promise<StoredRedirect | null> {
      return redirects.findOneAndDelete({ from }, noId)
    },
  }
}
