import { ShopError } from '@shop/contracts/errors'
import type { Text } from '@shop/contracts/texts/text'
import type { Removal, Stops } from '@shop/service-kit/removing/removal'
import type { Revised } from '@shop/service-kit/storage/change-at-revision'
import type { Db, Document, Filter } from 'mongodb'

export type ListedDeps = {
  db: Db
  version: { noteReferences(): Promise<void> }
}

/** A list of staff's, such as the colours or the shops, whose entries are archived and deleted. */
type List = {
  collection: string
  /** What an entry is named by. */
  key: 'name' | 'id'
  titleOf(entry: Document): Text | null
  stops(names: readonly string[]): Promise<Stops>
}
type Entry = Document & Revised & { archived?: { at: Date; by: string } | null }

/** Entries of a list of staff's. What was taken up at the very moment is asked about once more. */
export function createListedRemoval({ db, version }: ListedDeps, { collection, key, titleOf, stops }: List): Removal {
  const entries = db.collection<Entry>(collection)
  const among = (names: readonly string[], more: Filter<Entry> = {}): Filter<Entry> => ({
    [key]: { $in: [...names] },
    ...more,
  })
  const read = (filter: Filter<Entry>) => entries.find(filter, { projection: { _id: 0 } }).toArray()

  async function setArchived(names: readonly string[], archived: Entry['archived'], by: { who: string; at: Date }) {
    const filter = among(names, archived ? { archived: null } : { 'archived.at': { $gt: new Date(0) } })
    const changing = (await read(filter)).map(entry => String(entry[key]))
    const $set = { archived: archived ?? null, changed: { by: by.who, at: by.at } }
    await entries.updateMany(filter, { $set, $inc: { revision: 1 } })
    await version.noteReferences()
    return changing
  }
  return {
    async find(names) {
      const found = new Map((await read(among(names))).map(entry => [String(entry[key]), entry]))
      return names.map(name => {
        const entry = found.get(name)
        if (!entry) throw new ShopError('not_found')
        return { name, title: titleOf(entry), is_archived: Boolean(entry.archived), addresses: [], covers: [name] }
      })
    },
    stops,
    async archive(names, author) {
      const archived = await setArchived(names, { at: author.at, by: author.who }, author)
      const { archive: late } = await stops(archived)
      if (late.length === 0) return archived
      await setArchived(archived, null, author)
      throw new ShopError('in_use', { uses: late })
    },
    async restore(names, author) {
      const restored = await setArchived(names, null, author)
      return { restored, shown: restored }
    },
    async remove(names) {
      await entries.deleteMany(among(names, { 'archived.at': { $gt: new Date(0) } }))
      await version.noteReferences()
      return []
    },
  }
}
