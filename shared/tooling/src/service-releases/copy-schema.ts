import type { Db, IndexDescription } from 'mongodb'

/** Documents of each collection; enough that an old one is among them where there are several kinds. */
const COPIED = 20
/** What would have the copy act for the shop, be taken for one of its processes, or take indexes for built that are left out here. */
const LEFT_OUT = /^(outbox|job_leases|running_versions|built_indexes|limits|caught_.*|system\..*)$/

/** Makes the collections of a database in another one, with their indexes and the newest documents of each; gives their number. */
export async function copySchema(from: Db, to: Db): Promise<number> {
  const all = await from.listCollections({}, { nameOnly: true }).toArray()
  const names = all.map(({ name }) => name).filter(name => !LEFT_OUT.test(name))
  for (const name of names) {
    const source = from.collection(name)
    // It comes about with its first index or document.
    const target = to.collection(name)
    const indexes = (await source.indexes()).filter(index => index.name !== '_id_')
    if (indexes.length > 0) await target.createIndexes(indexes.map(withoutVersion))
    const documents = await source.find().sort({ _id: -1 }).limit(COPIED).toArray()
    if (documents.length > 0) await target.insertMany(documents)
  }
  return names.length
}

/** What a server adds by itself when it lists an index. */
function withoutVersion({ v: _, ns: _ns, ...index }: Record<string, unknown>): IndexDescription {
  return index as unknown as IndexDescription
}
