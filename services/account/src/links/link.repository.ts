import { newToken, tokenDigest } from '@shop/service-kit/auth/tokens'
import type { Db } from 'mongodb'
import { type LinkPurpose, linkLives } from './link.ts'

/** One of a purpose for each customer: a newer one takes the place of the older. */
type Link = { _id: string; digest: string; purpose: LinkPurpose; customer: string; expires_at: Date }

export type LinkRepository = Awaited<ReturnType<typeof createLinkRepository>>

/** The links that emails brought to customers. */
export async function createLinkRepository(db: Db) {
  const links = db.collection<Link>('links')
  await links.createIndexes([
    { key: { digest: 1 }, name: 'digest', unique: true },
    { key: { expires_at: 1 }, name: 'expired', expireAfterSeconds: 0 },
  ])
  const live = (purpose: LinkPurpose, token: string, now: Date) => ({
    digest: tokenDigest(token),
    purpose,
    expires_at: { $gt: now },
  })

  return {
    /** The token of a new link; the one before is worth nothing from now on. */
    async issue(purpose: LinkPurpose, customer: string, now: Date): Promise<string> {
      const token = newToken()
      const expires_at = new Date(now.getTime() + linkLives[purpose])
      const link = { digest: tokenDigest(token), purpose, customer, expires_at }
      await links.updateOne({ _id: `${purpose} ${customer}` }, { $set: link }, { upsert: true })
      return token
    },

    /** Whose it is, without spending it. */
    ownerOf: async (purpose: LinkPurpose, token: string, now: Date): Promise<string | null> =>
      (await links.findOne(live(purpose, token, now)))?.customer ?? null,

    /** Whose it is, once: of two that come at the same time, the second finds nothing. */
    async use(purpose: LinkPurpose, token: string, now: Date): Promise<string | null> {
      const used = await links.findOneAndDelete(live(purpose, token, now))
      return used?.customer ?? null
    },

    async forgetAllOf(customer: string): Promise<void> {
      const names = Object.keys(linkLives).map(purpose => `${purpose} ${customer}`)
      await links.deleteMany({ _id: { $in: names } })
    },
  }
}
