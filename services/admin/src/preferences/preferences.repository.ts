import type { Preferences as Kept, SavedFilter } from '@shop/contracts/staff/people/preferences'
import { isDuplicateKey } from '@shop/service-kit/storage/duplicate-key'
import type { Db } from 'mongodb'

type Stored = Kept & { _id: string }
export type Preferences = ReturnType<typeof createPreferences>

const none: Kept = { saved_filters: [], revision: 0 }

/** What each member of staff keeps between visits. */
export function createPreferences(db: Db) {
  const preferences = db.collection<Stored>('staff_preferences')
  const read = (stored: Stored | null): Kept => {
    if (!stored) return none
    const { saved_filters, first_steps_hidden, revision } = stored
    return { saved_filters, ...(first_steps_hidden !== undefined && { first_steps_hidden }), revision }
  }

  /** Takes saved filters away from everybody. Who saves at that very moment is read again. */
  async function removeFilters(isGone: (filter: SavedFilter) => boolean): Promise<void> {
    const found = await preferences.find({ 'saved_filters.0': { $exists: true } }).toArray()
    let isMissed = false
    for (const { _id, revision, saved_filters } of found) {
      const kept = saved_filters.filter(filter => !isGone(filter))
      if (kept.length === saved_filters.length) continue
      const $set = { saved_filters: kept, revision: revision + 1 }
      isMissed = (await preferences.updateOne({ _id, revision }, { $set })).matchedCount === 0 || isMissed
    }
    if (isMissed) await removeFilters(isGone)
  }

  return {
    removeFilters,
    of: async (person: string): Promise<Kept> => read(await preferences.findOne({ _id: person })),

    /** Null when they were changed after the revision that the wish was made on. What it leaves out stays. */
    async change(person: string, { revision, ...wanted }: Kept): Promise<Kept | null> {
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
