import { randomBytes } from 'node:crypto'
import type { Db } from 'mongodb'

/** Made once per database: a code that was sent before a restart opens after it. */
export async function orderCodeSecret(db: Db): Promise<string> {
  const secrets = db.collection<{ _id: string; secret: string }>('secrets')
  const made = await secrets.findOneAndUpdate(
    { _id: 'order-codes' },
    { $setOnInsert: { secret: randomBytes(32).toString('base64url') } },
    { upsert: true, returnDocument: 'after' },
  )
  if (!made) throw new Error('The secret of the order codes could not be written')
  return made.secret
}
