import { HOUR_MS } from '@shop/calendar/durations'
import { newToken, tokenDigest } from '@shop/service-kit/auth/tokens'
import type { Clock } from '@shop/service-kit/process/clock'
import type { Db } from 'mongodb'

/** What a link in an email is good for, and how long: both choose a password (docs/rules.md, "Permissions"). */
const linkLives = { invitation: 72 * HOUR_MS, password: HOUR_MS } as const
export type StaffLinkPurpose = keyof typeof linkLives

/** One for each person: a newer one takes the place of the older. */
type Link = { _id: string; digest: string; purpose: StaffLinkPurpose; expires_at: Date }

export type StaffLinks = Awaited<ReturnType<typeof createStaffLinks>>

/** Links by which staff choose a password. The token is 32 random bytes, and only its SHA-256 is kept. */
export async function createStaffLinks(db: Db, clock: Clock) {
  const links = db.collection<Link>('staff_links')
  await links.createIndexes([
    { key: { digest: 1 }, name: 'digest', unique: true },
    { key: { expires_at: 1 }, name: 'expired', expireAfterSeconds: 0 },
  ])
  const live = (token: string) => ({ digest: tokenDigest(token), expires_at: { $gt: clock.now() } })

  return {
    /** The token of a new link; the earlier one is void from now on. */
    async issue(purpose: StaffLinkPurpose, person: string): Promise<string> {
      const token = newToken()
      const expires_at = new Date(clock.now().getTime() + linkLives[purpose])
      await links.updateOne(
        { _id: person },
        { $set: { digest: tokenDigest(token), purpose, expires_at } },
        { upsert: true },
      )
      return token
    },
    /** Whose it is, without spending it. */
    personOf: async (token: string): Promise<string | null> => (await links.findOne(live(token)))?._id ?? null,
    /** Whose it is, once: of two that come at the same time, the second finds nothing. */
    use: async (token: string): Promise<string | null> => (await links.findOneAndDelete(live(token)))?._id ?? null,
    async forget(person: string): Promise<void> {
      await links.deleteOne({ _id: person })
    },
    /** Until when the link of each person can be opened. */
    async ends(): Promise<Map<string, Date>> {
      const all = await links.find({ expires_at: { $gt: clock.now() } }).toArray()
      return new Map(all.map(({ _id, expires_at }) => [_id, expires_at]))
    },
  }
}
