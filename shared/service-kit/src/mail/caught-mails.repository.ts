import type { Db } from 'mongodb'
import type { Clock } from '../process/clock.ts'
import type { EmailSender, Mail } from './email-sender.ts'

export type CaughtMail = Omit<Mail, 'id'> & { _id: string; caught_at: Date }
export type CaughtMails = ReturnType<typeof createCaughtMails>

const MOST = 200
/** So many may come until the oldest are looked for again. */
const LOOK_EVERY = 20
const KEEP_SECONDS = 7 * 24 * 60 * 60

/** The embedded default: emails are not sent, they stay here for developers. */
export function createCaughtMails(db: Db, clock: Clock) {
  const mails = db.collection<CaughtMail>('caught_mails')
  let caught = 0

  async function forgetOldest(): Promise<void> {
    const [last] = await mails.find().sort({ caught_at: -1 }).skip(MOST).limit(1).toArray()
    if (last) await mails.deleteMany({ caught_at: { $lte: last.caught_at } })
  }

  const sender: EmailSender = {
    async send({ id, ...mail }) {
      await mails.updateOne({ _id: id }, { $setOnInsert: { ...mail, caught_at: clock.now() } }, { upsert: true })
      if (caught % LOOK_EVERY === 0) await forgetOldest()
      caught += 1
    },
    close: () => {},
  }
  return {
    sender,
    async createIndexes(): Promise<void> {
      await mails.createIndex({ caught_at: -1 }, { expireAfterSeconds: KEEP_SECONDS })
      await mails.createIndex({ to: 1 })
    },
    /** The owner of the mailbox has left: what was written to it goes, too. */
    async forgetMailbox(to: string): Promise<void> {
      await mails.deleteMany({ to })
    },
    newest: (): Promise<CaughtMail[]> => mails.find().sort({ caught_at: -1 }).limit(MOST).toArray(),
  }
}
