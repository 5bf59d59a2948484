import { randomBytes } from 'node:crypto'
import type { Db } from 'mongodb'

/**
 * A secret of this service for one purpose, made once per database: what was signed before a restart holds after it.
 * `collection`: where an older one of another name lies.
 */
export async function secretFor(db: Db, purpose: string, collection = 'secrets'): Promise<string> {
  const secrets = db.collection<{ _id: string; secret: string }>(collection)
  const made = await secrets.findOneAndUpdate(
    { _id: purpose },
    { $setOnInsert: { secret: randomBytes(32).toString('base64url') } },
    { upsert: true, returnDocument: 'after' },
  )
  if (!made) throw new Error(`The secret for ${purpose} could not be written`)
  return made.secret
}
