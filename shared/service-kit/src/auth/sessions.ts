import { MINUTE_MS } from '@shop/calendar/durations'
import type { Db } from 'mongodb'
import type { Clock } from '../process/clock.ts'
import { newToken, tokenDigest } from './tokens.ts'

/** What a service wants to know of a session later, such as the browser that it began in. */
export type SessionFacts = Record<string, string | number | boolean>
type Stored = {
  _id: string
  owner: string
  about?: SessionFacts
  started_at: Date
  used_at: Date
  expires_at: Date
}
type SessionDeps = { db: Db; clock: Clock; collection: string; idleMs: number; absoluteMs: number }

/** `key` names the session without opening it: it is the digest of the id. */
export type Session = { key: string; owner: string; about: SessionFacts; startedAt: Date; usedAt: Date }

export type Sessions = {
  /** A new id each time: one that was planted before the login is never adopted. */
  start(owner: string, about?: SessionFacts): Promise<string>
  find(id: string | null): Promise<Session | null>
  ownerOf(id: string | null): Promise<string | null>
  end(id: string): Promise<void>
  /** One of a person's, by its key; false when that person has none of that key. */
  endByKey(owner: string, key: string): Promise<boolean>
  /** Sessions of one person that have not ended, the one that was used last first. */
  allOf(owner: string): Promise<Session[]>
  endAllOf(owner: string, exceptId?: string): Promise<void>
}

/** Sessions of one kind of people. Ids are 32 random bytes; at rest there is only their SHA-256. */
export async function createSessions({ db, clock, collection, idleMs, absoluteMs }: SessionDeps): Promise<Sessions> {
  const sessions = db.collection<Stored>(collection)
  await sessions.createIndexes([
    { key: { expires_at: 1 }, name: 'expired', expireAfterSeconds: 0 },
    { key: { owner: 1 }, name: 'owner' },
  ])
  const expiry = (started: Date, now: Date) =>
    new Date(Math.min(now.getTime() + idleMs, started.getTime() + absoluteMs))

  async function find(id: string | null): Promise<Session | null> {
    if (!id) return null
    const now = clock.now()
    const found = await sessions.findOne({ _id: tokenDigest(id), expires_at: { $gt: now } })
    if (!found) return null
    // One write a minute shows well enough that the session is in use. A database that is full can still be read, and
    // the session is as good as before.
    if (now.getTime() - found.used_at.getTime() > MINUTE_MS)
      await sessions
        .updateOne({ _id: found._id }, { $set: { used_at: now, expires_at: expiry(found.started_at, now) } })
        .catch(() => {})
    return read(found)
  }

  return {
    async start(owner, about = {}) {
      const id = newToken()
      const now = clock.now()
      const times = { started_at: now, used_at: now, expires_at: expiry(now, now) }
      await sessions.insertOne({ _id: tokenDigest(id), owner, about, ...times })
      return id
    },
    find,
    ownerOf: async id => (await find(id))?.owner ?? null,
    async end(id) {
      await sessions.deleteOne({ _id: tokenDigest(id) })
    },
    endByKey: async (owner, key) => (await sessions.deleteOne({ _id: key, owner })).deletedCount === 1,
    async allOf(owner) {
      const found = await sessions.find({ owner, expires_at: { $gt: clock.now() } }).toArray()
      return found.map(read).toSorted((one, other) => other.usedAt.getTime() - one.usedAt.getTime())
    },
    async endAllOf(owner, exceptId) {
      await sessions.deleteMany(exceptId ? { owner, _id: { $ne: tokenDigest(exceptId) } } : { owner })
    },
  }
}

function read({ _id, owner, about = {}, started_at, used_at }: Stored): Session {
  return { key: _id, owner, about, startedAt: started_at, usedAt: used_at }
}
