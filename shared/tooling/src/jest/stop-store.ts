import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/** Ends the store that start-store.ts began; a server named by MONGODB_URI is left alone. */
export default async function stopStore(): Promise<void> {
  const store = (globalThis as typeof globalThis & { testStore?: ChildProcess }).testStore
  if (!store || store.exitCode !== null) return
  const ended = once(store, 'exit')
  store.kill('SIGTERM')
  await ended
}
