import { badValue } from '../errors.ts'
import { isWholeNumber } from '../values/value.ts'
import { countOf, textOf } from './arguments.ts'
import type { Command } from './command.ts'

export const getMore: Command = {
  fields: ['getMore', 'collection', 'batchSize'],
  run(command, database, { cursors }) {
    if (!isWholeNumber(command.getMore)) throw badValue('getMore needs the id of a cursor')
    const batchSize = countOf(command, 'batchSize') || Number.POSITIVE_INFINITY
    return cursors.more(command.getMore, `${database}.${textOf(command, 'collection')}`, batchSize)
  },
}

export const killCursors: Command = {
  fields: ['killCursors', 'cursors'],
  run(command, _database, { cursors }) {
    const ids = Array.isArray(command.cursors) ? command.cursors : []
    const killed = ids.filter(id => isWholeNumber(id) && cursors.kill(id))
    return {
      cursorsKilled: killed,
      cursorsNotFound: ids.filter(id => !killed.includes(id)),
      cursorsAlive: [],
      cursorsUnknown: [],
    }
  },
}
