import type { Clock } from '@shop/service-kit/process/clock'
import type { Db } from 'mongodb'

const FRESH_MS = 5 * 60_000

/** `_id`: the key of the session, which a confirmation does not outlive. */
type StepUp = { _id: string; expires_at: Date }

export type StepUps = Awaited<ReturnType<typeof createStepUps>>

/** In which sessions a person has shown again, within five minutes, who they are. */
export async function createStepUps(db: Db, clock: Clock) {
  const stepUps = db.collection<StepUp>('staff_step_ups')
  await stepUps.createIndex({ expires_at: 1 }, { name: 'expired', expireAfterSeconds: 0 })

  return {
    /** Until when it is fresh. */
    async begin(session: string): Promise<Date> {
      const expires_at = new Date(clock.now().getTime() + FRESH_MS)
      await stepUps.updateOne({ _id: session }, { $set: { expires_at } }, { upsert: true })
      return expires_at
    },
    isFresh: async (session: string): Promise<boolean> =>
      (await stepUps.findOne({ _id: session, expires_at: { $gt: clock.now() } })) !== null,
  }
}
