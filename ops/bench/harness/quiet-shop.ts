import { tmpdir } from 'node:os'
import { picturesFolder } from '@shop/demo-data/pictures'
import { createDoor } from '@shop/gateway/door/door'
import { createHealth } from '@shop/service-kit/app/health'
import { listen } from '@shop/service-kit/app/listen'
import { silentLog } from '@shop/service-kit/log/log'
import { systemClock } from '@shop/service-kit/process/clock'
import { createReleasesRepository } from '@shop/service-kit/releases/releases.repository'
import { databaseOf } from '@shop/service-kit/storage/mongo'
import { createServices, dispatchHere } from '@shop/shop/services'
import { type CommandStartedEvent, MongoClient } from 'mongodb'

/** Commands that ask for no documents. */
const WITHOUT_DOCUMENTS = new Set(['hello', 'ping', 'endSessions', 'getMore', 'killCursors'])

export type Command = { name: string; database: string; command: CommandStartedEvent['command'] }

/** The services on a shop's data in this process, without jobs: whatever the database is asked belongs to the call that is made. */
export async function openQuietShop({ uri, prefix, dataDir }: { uri: string; prefix: string; dataDir: string }) {
  const client = await MongoClient.connect(uri, { monitorCommands: true, ignoreUndefined: true })
  const commands: Command[] = []
  client.on('commandStarted', ({ commandName: name, databaseName: database, command }) => {
    if (!WITHOUT_DOCUMENTS.has(name)) commands.push({ name, database, command })
  })
  let url = ''
  const services = await createServices({
    databaseOf: service => databaseOf(client, service, prefix),
    clock: systemClock,
    log: silentLog,
    imagesDir: picturesFolder,
    dataDir: `${tmpdir()}/shop-bench-quiet-${process.pid}`,
    payments: { enabled: true, wayforpay: null, callbackOrigin: () => url },
    mail: null,
    operator: {},
    releases: { store: createReleasesRepository(databaseOf(client, 'admin', prefix)), root: dataDir, secret: null },
    publicOrigin: null,
    limitsFactor: 1000,
  })
  const all = Object.values(services)
  const app = createDoor({
    log: silentLog,
    health: createHealth(Object.fromEntries(all.map(({ name, ready }) => [name, ready]))),
    trustedProxies: 0,
    calls: dispatchHere(services),
  })
  const door = await listen({ app, host: '127.0.0.1', port: 0 })
  url = `http://127.0.0.1:${door.port}`
  return {
    url,
    client,
    /** The commands since the last call. */
    takeCommands: (): Command[] => commands.splice(0),
    async close(): Promise<void> {
      await door.stop()
      for (const service of all) await service.close()
      await client.close()
    },
  }
}
