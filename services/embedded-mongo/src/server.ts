import { createServer, type Server, type Socket } from 'node:net'
import { Databases } from './collection/databases.ts'
import { Answers } from './commands/answers.ts'
import type { Context } from './commands/command.ts'
import { Cursors } from './commands/cursors.ts'
import { isRead, runCommand } from './commands/run-command.ts'
import { errorFields } from './commands/write-result.ts'
import { CommandError } from './errors.ts'
import { removeExpired } from './query/expire.ts'
import { createMemoryJournal, type Journal } from './store/journal.ts'
import type { Document } from './values/value.ts'
import { serveConnection } from './wire/connection.ts'
import { documentBytes } from './wire/message.ts'

export type EmbeddedMongo = { uri: string; port: number; close(): Promise<void> }

/** Null keeps everything in memory only; a folder keeps it there from one start to the next. */
type EmbeddedMongoOptions = { dataDir: string | null; port?: number; host?: '127.0.0.1' }

/** As often as MongoDB looks for documents whose time is over. */
const sweepInterval = 60_000

export async function startEmbeddedMongo(options: EmbeddedMongoOptions): Promise<EmbeddedMongo> {
  const { dataDir, port = 0, host = '127.0.0.1' } = options
  const journal = await openJournal(dataDir)
  const sockets = new Set<Socket>()
  const server = createServer(socket => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    serveConnection(socket, (request, send) => {
      const reply = runCommand(request.command, context)
      journal.settle(error => send(error ? afterLoss(request.command, reply, error) : reply))
    })
  })
  /** A client that only read may have read what was not stored, and reads again. */
  const afterLoss = (command: Document, reply: Uint8Array, error: Error) => {
    if (isRead(command)) return runCommand(command, context)
    return isContinued(command) ? reply : lossReply(error)
  }
  const context: Context = {
    databases: new Databases(journal),
    cursors: new Cursors(),
    answers: new Answers(journal),
    snapshots: () => journal.snapshots(),
    address: '',
    now: () => new Date(),
  }
  const listening = await listen(server, port, host).catch(error => {
    journal.close()
    throw error
  })
  context.address = `${host}:${listening}`
  const sweep = setInterval(() => {
    expire(context)
    context.cursors.closeIdle()
  }, sweepInterval)
  sweep.unref()

  return {
    uri: `mongodb://${context.address}/?directConnection=true`,
    port: listening,
    async close() {
      clearInterval(sweep)
      const closed = new Promise(resolve => server.close(resolve))
      for (const socket of sockets) socket.end()
      setTimeout(() => {
        for (const socket of sockets) socket.destroy()
      }, 500).unref()
      await closed
      journal.close()
    },
  }
}

/** Loaded only when asked for, so that a server in memory needs no SQLite. */
async function openJournal(dataDir: string | null): Promise<Journal> {
  if (dataDir === null) return createMemoryJournal()
  const { createSqliteJournal } = await import('./store/sqlite-journal.ts')
  return createSqliteJournal(dataDir)
}

function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
  })
}

/** While there is no disk space, what is over stays a little longer; readers ask for the time themselves. */
function expire({ databases, now }: Context): void {
  try {
    removeExpired(databases.all(), now())
  } catch (error) {
    if (!(error instanceof CommandError)) throw error
  }
}

/** The rest of an earlier answer: its documents were kept before it began, and are read once only. */
function isContinued(command: Document): boolean {
  return 'getMore' in command
}

function lossReply(error: Error): Uint8Array {
  const known =
    error instanceof CommandError ? error : new CommandError(1, `The change could not be kept: ${error.message}`)
  return documentBytes({ ok: 0, ...errorFields(known) })
}
