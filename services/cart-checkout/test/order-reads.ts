import type { CommandStartedEvent, Db } from 'mongodb'

/** A write of staff on one order reads it for its rule; what was written is known, and is the answer. */
export const ORDER_READS_OF_A_STAFF_WRITE = 1

/** How often `work` reads one order out of the database; a guarded write that answers the order is no read. */
export async function countOrderReads(db: Db, work: () => Promise<unknown>): Promise<number> {
  let reads = 0
  const note = ({ databaseName, commandName, command: { find, filter } }: CommandStartedEvent) => {
    const isOneOrder = filter?.number !== undefined || filter?.ref !== undefined
    if (databaseName === db.databaseName && commandName === 'find' && find === 'orders' && isOneOrder) reads++
  }
  db.client.on('commandStarted', note)
  await work().finally(() => db.client.off('commandStarted', note))
  return reads
}
