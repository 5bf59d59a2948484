import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

type WithStore = typeof globalThis & { testStore?: ChildProcess }

/** The api tests talk MongoDB over the wire: to the server that MONGODB_URI names, else to an embedded store of their own. */
export default async function startStore(): Promise<void> {
  if (process.env.MONGODB_URI) return
  const dataDir = await mkdtemp(path.join(tmpdir(), 'shop-test-store-'))
  const main = path.resolve('services/embedded-mongo/src/main.ts')
  const store = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', main], {
    env: { ...process.env, DATA_DIR: dataDir, EMBEDDED_MONGO_PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  ;(globalThis as WithStore).testStore = store
  process.env.MONGODB_URI = await printedUri(store)
}

function printedUri(store: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = ''
    store.stdout?.on('data', chunk => {
      printed += String(chunk)
      const uri = printed.match(/mongodb:\/\/\S+/)?.[0]
      if (uri && printed.includes('\n')) resolve(uri)
    })
    store.once('exit', code => reject(new Error(`The embedded store ended at once with code ${code}`)))
  })
}
