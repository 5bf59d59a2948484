import type { CommandStartedEvent, Db } from 'mongodb'

/** Commands that leave a collection as it is. All others count as writes: looking once too often costs only time. */
const READS = new Set([
  ...['find', 'getMore', 'killCursors', 'aggregate', 'count', 'distinct', 'explain'],
  ...['listCollections', 'listIndexes', 'createIndexes', 'dropDatabase', 'endSessions', 'ping', 'hello'],
])

/** Which collections were written to, as the driver tells of each command that it sends. */
export function createWriteWatch() {
  const written = new Map<string, Set<string>>()
  return {
    note({ commandName, command, databaseName }: CommandStartedEvent): void {
      if (READS.has(commandName)) return
      const names = written.get(databaseName) ?? new Set()
      written.set(databaseName, names.add(String(command[commandName])))
    },

    /** The names of collections that were written to since this was last asked. */
    take({ databaseName }: Db): string[] {
      const names = [...(written.get(databaseName) ?? [])]
      written.delete(databaseName)
      return names
    },
  }
}
