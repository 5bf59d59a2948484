import type { CommandStartedEvent, Db } from 'mongodb'

const READS = new Set(['find', 'aggregate', 'distinct'])

/** Of each read that the work sends to its database, how sure it wants to be of what it finds: `majority`, or null. */
export async function readConcernsOf(db: Db, work: () => Promise<unknown>): Promise<(string | null)[]> {
  const concerns: (string | null)[] = []
  const note = ({ commandName, databaseName, command }: CommandStartedEvent) => {
    if (databaseName === db.databaseName && READS.has(commandName)) concerns.push(command.readConcern?.level ?? null)
  }
  db.client.on('commandStarted', note)
  await work().finally(() => db.client.off('commandStarted', note))
  return concerns
}
