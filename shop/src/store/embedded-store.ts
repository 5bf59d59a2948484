import { setTimeout as pause } from 'node:timers/promises'
import { type EmbeddedMongo, startEmbeddedMongo } from '@shop/embedded-mongo/server'
import { giveMemoryBack } from '@shop/service-kit/process/give-memory-back'

// A separate process, so that a fault in the database does not take the shop with it, nor the other way round. It ends
// when its parent ends, however that happens; Ctrl-C in a terminal reaches both, but the parent decides when.
const [dataDir = '', port = '0'] = process.argv.slice(2)
const TRIES = 20

async function open(tries: number): Promise<EmbeddedMongo> {
  try {
    return await startEmbeddedMongo({ dataDir, port: Number(port) })
  } catch (error) {
    // After a killed parent the store of the last start may need a moment to let go of the data.
    if (tries <= 1 || isTaken(error)) throw error
    await pause(250)
    return open(tries - 1)
  }
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})
// The one message of its parent, sent when all that a start reads has been read.
process.on('message', () => giveMemoryBack())
const opened = open(TRIES)
process.once('disconnect', async () => {
  await opened.then(store => store.close()).catch(() => {})
  process.exit(0)
})
try {
  const { uri, port: taken } = await opened
  process.send?.({ uri, port: taken })
} catch (error) {
  process.send?.({ problem: isTaken(error) ? 'taken' : String(error) })
  process.disconnect()
}
