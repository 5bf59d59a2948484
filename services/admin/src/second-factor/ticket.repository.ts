import { newToken, tokenDigest } from '@shop/service-kit/auth/tokens'
import type { Clock } from '@shop/service-kit/process/clock'
import type { Db } from 'mongodb'

const LIFE_MS = 5 * 60_000
const MOST_TRIES = 5

type Ticket = { _id: string; person: string; epoch: number; tries: number; expires_at: Date }

export type Tickets = Awaited<ReturnType<typeof createTickets>>

/** Between the password and the code of a sign-in. A ticket opens nothing but the second step. */
export async function createTickets(db: Db, clock: Clock) {
  const tickets = db.collection<Ticket>('staff_tickets')
  await tickets.createIndex({ expires_at: 1 }, { name: 'expired', expireAfterSeconds: 0 })

  return {
    async issue(person: string, epoch: number): Promise<string> {
      const ticket = newToken()
      const expires_at = new Date(clock.now().getTime() + LIFE_MS)
      await tickets.insertOne({ _id: tokenDigest(ticket), person, epoch, tries: 0, expires_at })
      return ticket
    },
    personOf: async (ticket: string): Promise<string | null> =>
      (await tickets.findOne({ _id: tokenDigest(ticket) }, { projection: { person: 1 } }))?.person ?? null,
    /** Counts a try, then says whose it is; null after the fifth, or after five minutes. */
    takeTry: (ticket: string): Promise<Pick<Ticket, 'person' | 'epoch'> | null> =>
      tickets.findOneAndUpdate(
        { _id: tokenDigest(ticket), expires_at: { $gt: clock.now() }, tries: { $lt: MOST_TRIES } },
        { $inc: { tries: 1 } },
      ),
    /** False when it was spent already. */
    spend: async (ticket: string): Promise<boolean> =>
      (await tickets.deleteOne({ _id: tokenDigest(ticket) })).deletedCount === 1,
  }
}
