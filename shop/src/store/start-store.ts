import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { Log } from '@shop/service-kit/log/log'
import { forgetStoreAddress, readStoreAddress, writeStoreAddress } from './store-address.ts'

/**
 * Without the second, every 64 MB of answers make V8 mark the whole heap, in steps that hold up the next question: with 100,000 orders
 * for two seconds, every few seconds. With it buffers count like other memory. Without the third, what is new takes 130 MB before V8
 * looks for what of it is still used. The fourth lets the store give back what it took for a start.
 */
export const storeFlags = [
  '--disable-warning=ExperimentalWarning',
  '--external-memory-accounted-in-global-limit',
  '--max-semi-space-size=8',
  '--expose-gc',
]

/** Buffers of answers go back at once, and threads share one arena: between rows, which are many and small, they would stay. */
const allocator = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' }

type Store = {
  uri: string
  /** For the moment when all that a start reads has been read. */
  giveMemoryBack(): void
  stop(): Promise<void>
}
/** The one thing that it is told. */
const GIVE_BACK = 'give memory back'

type Report = { uri: string; port: number } | { problem: string }

// Neither MongoDB's own (27017) nor that of the store alone (27027): each of them may run beside us.
const DEFAULT_PORT = 27_028

/** Starts the embedded MongoDB beside us and starts it again should it die. Its port stays, so the driver finds it again. */
export async function startStore(dataDir: string, log: Log): Promise<Store> {
  let stopping = false
  let child = run(dataDir, DEFAULT_PORT)
  let report = await reportOf(child)
  if ('problem' in report && report.problem === 'taken') {
    child = run(dataDir, 0)
    report = await reportOf(child)
  }
  if ('problem' in report) throw new Error(`The embedded database did not start: ${report.problem}`)
  const { uri, port } = report
  await writeStoreAddress(dataDir, uri, child.pid)

  const watch = (watched: ChildProcess) =>
    watched.once('exit', code => {
      if (stopping) return
      log.error({ status: code, port }, 'the embedded database ended, starting it again')
      child = run(dataDir, port)
      watch(child)
      writeStoreAddress(dataDir, uri, child.pid).catch(error => log.warn({ err: error }, 'the store is hard to find'))
    })
  watch(child)

  return {
    uri,
    giveMemoryBack() {
      if (child.connected) child.send(GIVE_BACK)
    },
    async stop() {
      stopping = true
      await forgetStoreAddress(dataDir)
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      if (child.connected) child.disconnect()
      await ended
    },
  }
}

function run(dataDir: string, port: number): ChildProcess {
  const script = path.join(import.meta.dirname, 'embedded-store.ts')
  // Under `node --watch` a child would also report what it imports, and we would take that for its message about the store.
  const env = { ...process.env, ...allocator, WATCH_REPORT_DEPENDENCIES: undefined }
  return fork(script, [dataDir, String(port)], { execArgv: storeFlags, env })
}

async function reportOf(child: ChildProcess): Promise<Report> {
  const report = once(child, 'message').then(([message]) => message as Report)
  const ended = once(child, 'exit').then(([code]) => ({ problem: `it ended with code ${code}` }))
  return Promise.race([report, ended])
}

type Found = { uri: string; stop(): Promise<void> }

/** The embedded MongoDB of these data: the one that a running shop has opened, else one that is started for the caller. */
export async function findStore(dataDir: string, log: Log): Promise<Found> {
  const uri = await readStoreAddress(dataDir)
  return uri ? { uri, stop: async () => {} } : startStore(dataDir, log)
}
