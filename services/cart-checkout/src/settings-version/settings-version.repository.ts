import { MAX_READ_MS } from '@shop/service-kit/storage/read-limit'
import type { Db } from 'mongodb'

export type SettingsVersion = ReturnType<typeof createSettingsVersion>

/** Makes a write of what staff set, and has it known everywhere. */
export type SettingsChange = <Result>(write: () => Promise<Result>) => Promise<Result>

/** Its name among the `versions`. */
const SETTINGS = { _id: 'settings' } as const

/** Lets every process of this service see that its snapshot of the settings is behind. */
export function createSettingsVersion(db: Db) {
  const marks = db.collection<{ _id: string; version?: number }>('versions')
  const change: SettingsChange = write =>
    // Also after a write that failed: nobody knows what became of it.
    write().finally(() => marks.updateOne(SETTINGS, { $inc: { version: 1 } }, { upsert: true }))
  return {
    change,
    async current(): Promise<number> {
      return (await marks.findOne(SETTINGS, { maxTimeMS: MAX_READ_MS }))?.version ?? 0
    },
  }
}
