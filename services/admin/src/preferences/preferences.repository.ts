import type { Preferences } from '@shop/contracts/staff/people/preferences'
import { isDuplicateKey } from '@shop/service-kit/storage/duplicate-key'
import type { Db } from 'mongodb'

type Stored = Preferences & { _id: string }

const none: Preferences = { saved_filters: [], revision: 0 }

/** What each member of staff keeps between visits. */
export function createPreferences(db: Db) {
  const preferences = db.collection<Stored>('staff_preferences')
  const read = (stored: Stored | null): Preferences =>
    stored ? { saved_filters: stored.saved_filters, revision: stored.revision } : none

  return {
    of: async (person: string): Promise<Preferences> => read(await preferences.findOne({ _id: person })),

    /** Null when they were changed after the revision that the wish was made on. */
    async change(person: string, { saved_filters, revision }: Preferences): Promise<Preferences | null> {
      const next = { saved_filters, revision: revision + 1 }
      try {
        const found = await preferences.findOneAndUpdate(
          { _id: person, revision },
          { $set: next },
          { upsert: revision === 0, returnDocument: 'after' },
        )
        return found && read(found)
      } catch (error) {
        if (isDuplicateKey(error)) return null
        throw error
      }
    },
  }
}
