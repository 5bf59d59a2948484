import type { CommandStartedEvent, Db } from 'mongodb'

/** What the work asks its database for: each command with its collection, as `update articles`. */
export async function commandsOf(db: Db, work: () => Promise<unknown>): Promise<string[]> {
  const commands: string[] = []
  const note = ({ databaseName, commandName, command }: CommandStartedEvent) => {
    if (databaseName === db.databaseName) commands.push(`${commandName} ${command[commandName]}`)
  }
  db.client.on('commandStarted', note)
  await work().finally(() => db.client.off('commandStarted', note))
  return commands
}
