import type { Db } from 'mongodb'

/** How far one migration has come. What is not set has not been reached. */
export type MigrationState = {
  /** The migration's number. */
  _id: number
  expanded_at?: Date
  /** The last document of the batches that are done, and how many documents were written. */
  after?: unknown
  moved?: number
  moved_at?: Date
  /** From here on a version that does not know the migration is not ready. */
  contracting_at?: Date
  /** From here on fields are taken away, and nothing may be filled from them. */
  dropping_at?: Date
  contracted_at?: Date
}

export type MigrationStates = ReturnType<typeof createMigrationStates>

/** The states of a service's migrations, in its own database. */
export function createMigrationStates(db: Db) {
  const states = db.collection<MigrationState>('migrations')
  return {
    all: () => states.find().sort({ _id: 1 }).toArray(),
    find: async (_id: number): Promise<MigrationState> => (await states.findOne({ _id })) ?? { _id },
    set: (_id: number, $set: Partial<MigrationState>) => states.updateOne({ _id }, { $set }, { upsert: true }),
    isDropping: async (_id: number) => (await states.findOne({ _id }))?.dropping_at !== undefined,
    stopContract: (_id: number) => states.updateOne({ _id }, { $unset: { contracting_at: true } }),
  }
}
