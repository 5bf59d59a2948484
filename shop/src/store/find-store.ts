import type { Log } from '@shop/service-kit/log/log'
import { startStore } from './start-store.ts'
import { readStoreAddress } from './store-address.ts'

type Found = { uri: string; stop(): Promise<void> }

/** The embedded MongoDB of these data: the one that a running shop has opened, else one that is started for the caller. */
export async function findStore(dataDir: string, log: Log): Promise<Found> {
  const uri = await readStoreAddress(dataDir)
  return uri ? { uri, stop: async () => {} } : startStore(dataDir, log)
}
