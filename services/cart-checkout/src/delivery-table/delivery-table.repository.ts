import { type Author, type Revised, saveAtRevision } from '@shop/service-kit/storage/change-at-revision'
import type { Db } from 'mongodb'
import type { DeliveryTable } from './delivery-table.ts'

export type SavedTable = DeliveryTable & Revised
type Row = SavedTable & { _id: string }

export type DeliveryTables = ReturnType<typeof createDeliveryTables>

const ID = { _id: 'delivery' } as const

/** The table as staff saved it: one document, so that a change is there as a whole and at once in every process. */
export function createDeliveryTables(db: Db) {
  const tables = db.collection<Row>('delivery_table')
  let known: SavedTable | null = null
  return {
    /** Null until staff have saved one: then what the shop came with counts. Only a new revision is read as a whole. */
    async saved(): Promise<SavedTable | null> {
      const mark = await tables.findOne(ID, { projection: { _id: 0, revision: 1 }, maxTimeMS: 2000 })
      if (!mark) return null
      if (known?.revision === mark.revision) return known
      known = await tables.findOne(ID, { projection: { _id: 0 }, maxTimeMS: 2000 })
      return known
    },

    /** @throws ShopError changed_meanwhile. */
    async save(table: DeliveryTable, revision: number, author: Author): Promise<SavedTable> {
      return (await saveAtRevision(tables, ID, { ...author, revision, fields: table })).after
    },
  }
}
