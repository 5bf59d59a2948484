import type { Clock } from '@shop/service-kit/process/clock'
import type { Db } from 'mongodb'
import type { Sms, SmsCarrier } from './sms-carrier.ts'

type CaughtSms = Omit<Sms, 'id'> & { _id: string; caught_at: Date }
export type CaughtSmses = ReturnType<typeof createCaughtSmses>

const MOST = 100
const LIFE_SECONDS = 7 * 24 * 60 * 60

/** The embedded default: messages go nowhere, they stay here and developers look at them. */
export function createCaughtSmses(db: Db, clock: Clock) {
  const messages = db.collection<CaughtSms>('caught_sms')
  const carrier: SmsCarrier = {
    async send({ id, ...sms }) {
      await messages.updateOne({ _id: id }, { $setOnInsert: { ...sms, caught_at: clock.now() } }, { upsert: true })
    },
  }
  return {
    carrier,
    async createIndexes(): Promise<void> {
      await messages.createIndex({ caught_at: -1 }, { expireAfterSeconds: LIFE_SECONDS })
      await messages.createIndex({ to: 1 })
    },
    /** The owner of the phone has left: what was sent to it goes, too. */
    async forgetPhone(to: string): Promise<void> {
      await messages.deleteMany({ to })
    },
    newest: (): Promise<CaughtSms[]> => messages.find().sort({ caught_at: -1 }).limit(MOST).toArray(),
  }
}
