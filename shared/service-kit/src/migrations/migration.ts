import type { Db, Document } from 'mongodb'

/** Fills fields of a collection in batches, while the versions before and after read and write its documents. */
export type Move = {
  collection: string
  /** Top-level fields. Nothing else is written, so the version before finds all that it reads. */
  fields: readonly string[]
  /**
   * What their values follow from: then every document is looked at, and once more before the contract, as the version before may
   * have changed one of these alone. Unset: only documents without the fields are filled.
   */
  from?: readonly string[]
  fieldsOf(document: Document): Document
}

/** What only the version before had use for. */
export type Contract = { collection: string; dropsFields?: readonly string[]; dropsIndexes?: readonly string[] }

/**
 * A change of a service's documents between two versions. The version that brings it reads documents of both forms and writes all that
 * the version before reads; a later one may require what was filled.
 */
export type Migration = {
  /** 1 for a service's first, then without a gap: the highest is the level of the version. */
  number: number
  /** What it is for, as people read it in the plan. */
  title: string
  /** What must be there before this version answers. It may run again, and be killed at any point. */
  expand?(db: Db): Promise<unknown>
  move?: Move
  contract?: Contract
}

/** The level of a version that has these migrations; 0: none. @throws Error when a number is missing, doubled or out of order. */
export function levelOf(migrations: readonly Migration[]): number {
  const wrong = migrations.find(({ number }, index) => number !== index + 1)
  if (wrong) throw new Error(`Migrations are numbered 1, 2, 3 in this order: ${wrong.number} (${wrong.title}) is not`)
  return migrations.length
}
