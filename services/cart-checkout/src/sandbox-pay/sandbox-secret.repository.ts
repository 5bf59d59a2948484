import { randomBytes } from 'node:crypto'
import type { Db } from 'mongodb'

/** Made once per database: a payment page that was open before a restart still works after it. */
export async function sandboxSecret(db: Db): Promise<string> {
  const secrets = db.collection<{ _id: string; secret: string }>('sandbox_pay')
  const made = await secrets.findOneAndUpdate(
    { _id: 'secret' },
    { $setOnInsert: { secret: randomBytes(32).toString('base64url') } },
    { upsert: true, returnDocument: 'after' },
  )
  if (!made) throw new Error('The sandbox secret could not be written')
  return made.secret
}
