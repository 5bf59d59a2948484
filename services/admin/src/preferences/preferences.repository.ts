import type { Preferences } from '@shop/contracts/staff/people/preferences'
import { isDuplicateKey } from '@shop/service-kit/storage/duplicate-key'
import type { Db } from 'mongodb'

type Stored = Preferences & { _id: string }

const none: Preferences = { saved_filters: [], revision: 0 }

/** What each member of staff keeps between visits. */
export function createPreferences(db: Db) {
  const preferences = db.collection<Stored>('staff_preferences')
  const read = (stored: Stored | null): Preferences => {
    if (!stored) return none
    const { saved_filters, first_steps_hidden, revision } = stored
    return { saved_filters, ...(first_steps_hidden !== undefined && { first_steps_hidden }), revision }
  }

  return {
    of: async (person: string): Promise<Preferences> => read(await preferences.findOne({ _id: person })),

    /** Null when they were changed after the revision that the wish was made on. What it leaves out stays. */
    async change(person: string, { revision, ...wanted }: Preferences): Promise<Preferences | null> {
      try {
        const found = await preferences.findOneAndUpdate(
          { _id: person, revision },
          { $set: { ...wanted, revision: revision + 1 } },
          { upsert: revision === 0, returnDocument: 'after', ignoreUndefined: true },
        )
        return found && read(found)
      } catch (error) {
        if (isDuplicateKey(error)) return null
        throw error
      }
    },
  }
}
