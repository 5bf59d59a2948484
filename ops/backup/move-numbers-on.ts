import { silentLog } from '@shop/service-kit/log/log'
import { databaseOf } from '@shop/service-kit/storage/mongo'
import { findStore } from '@shop/shop/store/start-store'
import { type Db, MongoClient } from 'mongodb'
import type { BackupPlaces } from './backup-config.ts'

/** More than a shop sells between two backups, and a hundred times as many fit into the six digits of a year. */
const NUMBERS = 10_000

/**
 * Has orders go on behind the numbers of those that came after the backup and are lost: the bank has payments under them, and would
 * report these for the new orders.
 * @param checkout the restored database of cart-checkout
 */
export async function moveNumbersOn(checkout: Db): Promise<void> {
  const counters = checkout.collection<{ _id: string; count: number }>('counters')
  await counters.updateMany({ _id: { $regex: '^(orders|third-party) ' } }, { $inc: { count: NUMBERS } })
}

/** Opens the database that was just restored, and moves its numbers on; no shop may have it open. */
export async function moveNumbersOnIn({ dataDir, mongo, dbPrefix }: BackupPlaces): Promise<void> {
  const store = mongo ? null : await findStore(dataDir, silentLog)
  const client = await MongoClient.connect(mongo ?? store?.uri ?? '')
  try {
    await moveNumbersOn(databaseOf(client, 'cart-checkout', dbPrefix))
  } finally {
    await client.close()
    await store?.stop()
  }
}
