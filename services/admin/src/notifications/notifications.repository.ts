import type { NotificationKind } from '@shop/contracts/staff/people/notifications'
import { isDuplicateKey } from '@shop/service-kit/storage/duplicate-key'
import { MAX_READ_MS } from '@shop/service-kit/storage/read-limit'
import type { Db } from 'mongodb'

/** Beside what else a member of staff keeps between visits. */
type Stored = { _id: string; notifications?: NotificationKind[]; saved_filters: object[]; revision: number }
/** As preferences of staff who have saved none yet. */
const first = { saved_filters: [], revision: 0 }

export type Notifications = Awaited<ReturnType<typeof createNotifications>>

/** Which emails about events each member of staff has chosen. */
export async function createNotifications(db: Db) {
  const preferences = db.collection<Stored>('staff_preferences')
  await preferences.createIndex({ notifications: 1 }, { name: 'notifications' })

  async function add(person: string, kind: NotificationKind): Promise<boolean> {
    const before = await preferences.findOneAndUpdate(
      { _id: person },
      { $addToSet: { notifications: kind }, $setOnInsert: first },
      { upsert: true, returnDocument: 'before' },
    )
    return !before?.notifications?.includes(kind)
  }

  return {
    async of(person: string): Promise<readonly NotificationKind[]> {
      return (await preferences.findOne({ _id: person }))?.notifications ?? []
    },

    /** Everybody who has chosen it, also those whose role may not see it any more. */
    async choosersOf(kind: NotificationKind): Promise<string[]> {
      const found = preferences.find({ notifications: kind }, { projection: { _id: 1 }, maxTimeMS: MAX_READ_MS })
      return (await found.toArray()).map(({ _id }) => _id)
    },

    /** False when it was chosen before. */
    async switchOn(person: string, kind: NotificationKind): Promise<boolean> {
      // Of two first writes at once one inserts, and the other finds the document on its second turn.
      return add(person, kind).catch(error => (isDuplicateKey(error) ? add(person, kind) : Promise.reject(error)))
    },

    /** False when it was not chosen. */
    async switchOff(person: string, kind: NotificationKind): Promise<boolean> {
      const change = { $pull: { notifications: kind } }
      return (await preferences.updateOne({ _id: person, notifications: kind }, change)).matchedCount === 1
    },
  }
}
