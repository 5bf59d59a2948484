import { MINUTE_MS } from '@shop/calendar/durations'
import type { Db } from 'mongodb'
import type { Clock } from '../process/clock.ts'

/** One copy of the service: a process that has its database open. */
export type RunningVersion = {
  _id: string
  version: string
  /** The highest number of the migrations that it knows. */
  level: number
  /** Process and machine, for people. */
  process: string
  started_at: Date
  seen_at: Date
}

/** A copy that says nothing for so long is taken for dead. */
const SILENCE_MS = MINUTE_MS

/** Which copies of a service run, each noted by itself. */
export function createRunningVersions(db: Db, clock: Clock) {
  const copies = db.collection<RunningVersion>('running_versions')
  return {
    async createIndexes(): Promise<void> {
      await copies.createIndex({ seen_at: 1 }, { name: 'silent', expireAfterSeconds: SILENCE_MS / 1000 })
    },

    async note({ _id, ...copy }: Omit<RunningVersion, 'seen_at'>): Promise<void> {
      await copies.updateOne({ _id }, { $set: { ...copy, seen_at: clock.now() } }, { upsert: true })
    },

    async forget(_id: string): Promise<void> {
      await copies.deleteOne({ _id })
    },

    all(): Promise<RunningVersion[]> {
      const since = new Date(clock.now().getTime() - SILENCE_MS)
      return copies
        .find({ seen_at: { $gt: since } })
        .sort({ seen_at: 1 })
        .toArray()
    },
  }
}
