import { badValue } from '../errors.ts'
import type { Command } from './command.ts'

/** Ours, and none of MongoDB: a copy of all databases of one moment, beside the data. `begin` starts it, `find` says how far it is. */
export const snapshot: Command = {
  fields: ['snapshot'],
  run({ snapshot: what }, _database, { snapshots }) {
    if (what !== 'begin' && what !== 'find') throw badValue('snapshot is begin or find')
    return { ...snapshots()[what]() }
  },
}
