import type { Clock } from '@shop/service-kit/process/clock'
import type { Db } from 'mongodb'

/** A token that an owner made; `_id` is its SHA-256. */
export type StoredToken = {
  _id: string
  team: string
  parts: string[]
  made_at: Date
  made_by: string
  ends_at: Date
  used_at: Date | null
}

/** More would be a mistake: a shop has a dozen teams. */
export const MOST_TOKENS = 200
/** The last use is noted so often: a release sends hundreds of files. */
const NOTE_MS = 60_000

export type TeamTokens = ReturnType<typeof createTeamTokens>

/** Tokens of teams that owners make and strike in the office. */
export function createTeamTokens(db: Db, clock: Clock) {
  const tokens = db.collection<StoredToken>('release_tokens')
  return {
    /** Newest first. */
    all: async (): Promise<StoredToken[]> =>
      (await tokens.find().limit(MOST_TOKENS).toArray()).toSorted(
        (one, other) => other.made_at.getTime() - one.made_at.getTime(),
      ),
    areThereAny: async (): Promise<boolean> => (await tokens.findOne({}, { projection: { _id: 1 } })) !== null,
    find: (digest: string): Promise<StoredToken | null> => tokens.findOne({ _id: digest }),
    async add(token: StoredToken): Promise<void> {
      await tokens.insertOne(token)
    },
    /** Null when it is not there, or struck already. */
    strike: (digest: string): Promise<StoredToken | null> => tokens.findOneAndDelete({ _id: digest }),
    async noteUse({ _id, used_at }: StoredToken): Promise<void> {
      const now = clock.now()
      if (used_at && now.getTime() - used_at.getTime() < NOTE_MS) return
      await tokens.updateOne({ _id }, { $set: { used_at: now } })
    },
  }
}
