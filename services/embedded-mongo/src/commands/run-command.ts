import { CommandError } from '../errors.ts'
import type { Document } from '../values/value.ts'
import { documentBytes } from '../wire/message.ts'
import { aggregate } from './aggregate.ts'
import { sessionOf, transactionOf } from './answers.ts'
import { assertKeepable, assertKnownFields, assertWriteConcern } from './arguments.ts'
import { dropDatabase, listCollections, listDatabases } from './collection-commands.ts'
import type { Command, Context } from './command.ts'
import { getMore, killCursors } from './cursor-commands.ts'
import { deleteCommand } from './delete.ts'
import { distinct } from './distinct.ts'
import { explain } from './explain.ts'
import { find } from './find.ts'
import { findAndModify } from './find-and-modify.ts'
import { endSessions, hello, ping } from './hello.ts'
import { createIndexes, dropIndexes, listIndexes } from './index-commands.ts'
import { insert } from './insert.ts'
import { snapshot } from './snapshot.ts'
import { update } from './update.ts'
import { errorFields } from './write-result.ts'

const commands = new Map<string, Command>(
  Object.entries({
    hello,
    ismaster: hello,
    ping,
    endSessions,
    insert,
    update,
    delete: deleteCommand,
    findAndModify,
    find,
    getMore,
    killCursors,
    distinct,
    aggregate,
    dropDatabase,
    listCollections,
    listDatabases,
    createIndexes,
    dropIndexes,
    listIndexes,
    explain,
    snapshot,
  }),
)

/** What any command may carry; reads and writes here are always of the one primary, and waited for. */
const everywhere = [
  '$db',
  'lsid',
  'txnNumber',
  '$clusterTime',
  '$readPreference',
  'readConcern',
  'writeConcern',
  'maxTimeMS',
]

const READS = new Set<Command | undefined>([
  find,
  aggregate,
  distinct,
  explain,
  listCollections,
  listDatabases,
  listIndexes,
])

/** Whether the command only looks at what is kept, so that it may be run once more. */
export function isRead(request: Document): boolean {
  const [name = ''] = Object.keys(request)
  return READS.has(commands.get(name))
}

export function runCommand(request: Document, context: Context): Uint8Array {
  try {
    return answerOf(request, context)
  } catch (error) {
    const known = error instanceof CommandError ? error : new CommandError(1, `Fault of the embedded server: ${error}`)
    return documentBytes({ ok: 0, ...errorFields(known) })
  }
}

function answerOf(request: Document, context: Context): Uint8Array {
  const [name = ''] = Object.keys(request)
  const command = commands.get(name)
  if (!command) throw new CommandError(59, `no such command, or not supported here: '${name}'`)
  refuseTransactions(request)
  if (command !== hello) {
    assertKnownFields(request, name, [...everywhere, ...command.fields])
    const { $clusterTime: _time, ...values } = request
    assertKeepable(values)
  }
  assertWriteConcern(request.writeConcern)
  const database = typeof request.$db === 'string' ? request.$db : 'admin'
  const reply = command.isWrite
    ? onceFor(request, context, () => replyOf(command, request, database, context))
    : undefined
  return reply ?? replyOf(command, request, database, context)
}

function replyOf(command: Command, request: Document, database: string, context: Context): Uint8Array {
  const result = command.run(request, database, context)
  return result instanceof Uint8Array ? result : documentBytes({ ...result, ok: 1 })
}

/** A retried write is answered as it was the first time. */
function onceFor(request: Document, { answers }: Context, write: () => Uint8Array): Uint8Array {
  const [session, number] = [sessionOf(request.lsid), transactionOf(request.txnNumber)]
  if (session === undefined || number === undefined) return write()
  const known = answers.find(session, number)
  if (known) return known
  const reply = write()
  answers.keep(session, number, reply)
  return reply
}

function refuseTransactions(request: Document): void {
  if (request.startTransaction === undefined && request.autocommit === undefined) return
  throw new CommandError(115, 'The embedded server has no transactions: set MONGODB_URI to a MongoDB that has them')
}
