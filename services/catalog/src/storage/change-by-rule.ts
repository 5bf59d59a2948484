import { ShopError } from '@shop/contracts/errors'
import { type Author, changeAtRevision, type Revised } from '@shop/service-kit/storage/change-at-revision'
import type { Collection, Document, Filter } from 'mongodb'

type RuledChange<Row> = Author & {
  /** The revision that the change was made on; undefined: whatever is there. */
  revision: number | undefined
  /** What becomes other, by the rules and by what is there now. */
  decide: (row: Row) => Partial<Row> | Promise<Partial<Row>>
}

/** So many people do not change one thing at one moment. */
const MOST_TRIES = 8

const noId = { projection: { _id: 0 } } as const

/**
 * Changes the one document that `filter` names as `decide` says. Without a revision it is decided again when somebody else
 * was faster, so that of two additions none is lost.
 * @throws ShopError not_found; changed_meanwhile; whatever `decide` refuses.
 */
export async function changeByRule<Row extends Document & Revised>(
  collection: Collection<Row>,
  filter: Filter<Row>,
  { revision, decide, ...author }: RuledChange<Row>,
): Promise<{ before: Row; after: Row }> {
  for (let tries = 1; ; tries += 1) {
    const row = (await collection.findOne(filter, noId)) as Row | null
    if (!row) throw new ShopError('not_found')
    const { revision: now = 0 } = row
    // A stale change is refused as one before its rules are asked about what it never saw.
    const fields = revision === undefined || revision === now ? await decide(row) : {}
    try {
      return await changeAtRevision(collection, filter, { ...author, revision: revision ?? now, fields })
    } catch (error) {
      const isOvertaken = error instanceof ShopError && error.code === 'changed_meanwhile'
      if (revision !== undefined || !isOvertaken || tries === MOST_TRIES) throw error
    }
  }
}
