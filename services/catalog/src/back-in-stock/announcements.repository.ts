import { isDuplicateKey } from '@shop/service-kit/storage/duplicate-key'
import type { Db } from 'mongodb'
import type { Announcement } from './stock-alert.ts'

type Size = Pick<Announcement, 'article' | 'size'>
export type AnnouncementsRepository = ReturnType<typeof createAnnouncementsRepository>

const NEVER = new Date(0)

/** What was announced to the line of each size. Every change names the revision that it was read at. */
export function createAnnouncementsRepository(db: Db) {
  const announcements = db.collection<Announcement>('stock_announcements')
  return {
    async createIndexes(): Promise<void> {
      await announcements.createIndex({ article: 1, size: 1 }, { unique: true })
    },

    async of({ article, size }: Size): Promise<Announcement> {
      const known = await announcements.findOne({ article, size }, { projection: { _id: 0 } })
      return known ?? { article, size, count: 0, announced_at: NEVER, informing: [], revision: 0 }
    },

    /** The announcement as it is from now on; null when another process was first. */
    async change(
      known: Announcement,
      changed: Partial<Pick<Announcement, 'count' | 'announced_at' | 'informing'>>,
    ): Promise<Announcement | null> {
      const { article, size, revision } = known
      const next = { ...known, ...changed, revision: revision + 1 }
      const isFirst = revision === 0
      try {
        const { upsertedCount, matchedCount } = await announcements.replaceOne({ article, size, revision }, next, {
          upsert: isFirst,
        })
        return upsertedCount + matchedCount > 0 ? next : null
      } catch (error) {
        if (isDuplicateKey(error)) return null
        throw error
      }
    },
  }
}
