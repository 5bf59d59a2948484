import type { Databases } from '../collection/databases.ts'
import type { Snapshots } from '../store/journal.ts'
import type { Document } from '../values/value.ts'
import type { Answers } from './answers.ts'
import type { Cursors } from './cursors.ts'

export type Context = {
  databases: Databases
  cursors: Cursors
  answers: Answers
  /** @throws CommandError where all is in memory only */
  snapshots: () => Snapshots
  address: string
  now: () => Date
}

/** A command declares which fields it understands; a command with any other is refused. */
export type Command = {
  fields: readonly string[]
  /** Writes are remembered by their transaction number, so that a retry gets the first answer. */
  isWrite?: boolean
  run(command: Document, database: string, context: Context): Document | Uint8Array
}
