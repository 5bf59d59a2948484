import { nextMessage, processorOf, startServer } from './processes.ts'
import type { Load, LoadResult } from './read-client.ts'

/** `work`: milliseconds of processor of the server, and all that it started, for one answer. */
export type Reading = LoadResult & { work: number }

/** Asks servers for these addresses in turn, over connections that each wait for their answer. */
export function startReader(addresses: readonly string[]) {
  const client = startServer('harness/read-client.ts', [], ['--disable-warning=ExperimentalWarning'])
  client.send(addresses)
  return {
    async read({ port, pid }: { port: number; pid: number }, load: Omit<Load, 'port'>): Promise<Reading> {
      const before = processorOf(pid)
      client.send({ port, ...load })
      const result = await nextMessage<LoadResult>(client)
      return { ...result, work: (processorOf(pid) - before) / result.answers }
    },
    stop: () => void client.kill(),
  }
}
