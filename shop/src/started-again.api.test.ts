import { tmpdir } from 'node:os'
import path from 'node:path'
import { noAccounting } from '@shop/cart-checkout/accounting/accounting-config'
import { serviceNames } from '@shop/contracts/parts'
import { picturesFolder } from '@shop/demo-data/pictures'
import { silentLog } from '@shop/service-kit/log/log'
import { systemClock } from '@shop/service-kit/process/clock'
import { createReleasesRepository } from '@shop/service-kit/releases/releases.repository'
import { databaseOf } from '@shop/service-kit/storage/mongo'
import { MongoClient } from 'mongodb'
import { createServices } from './services.ts'

const client = new MongoClient(process.env.MONGODB_URI ?? '', { monitorCommands: true })
const PREFIX = `test_again_${process.pid}_`
const asked: string[] = []
client.on('commandStarted', ({ commandName, command, databaseName }) =>
  asked.push(`${commandName} ${databaseName.slice(PREFIX.length)}.${command[commandName]}`),
)
afterAll(async () => {
  for (const name of serviceNames) await databaseOf(client, name, PREFIX).dropDatabase()
  await client.close()
})

/** What all services ask their databases for until they can be asked themselves. */
async function start(): Promise<string[]> {
  asked.length = 0
  const services = await createServices({
    databaseOf: service => databaseOf(client, service, PREFIX),
    clock: systemClock,
    log: silentLog,
    imagesDir: picturesFolder,
    dataDir: path.join(tmpdir(), 'shop-test'),
    payments: { enabled: true, wayforpay: null, callbackOrigin: () => '' },
    mail: null,
    accounting: noAccounting,
    operator: { login: 'olha', password: 'twelve letters' },
    releases: {
      store: createReleasesRepository(databaseOf(client, 'admin', PREFIX)),
      root: '/nowhere',
      secret: null,
    },
    publicOrigin: null,
    limitsFactor: 1,
  })
  for (const service of Object.values(services)) await service.close()
  return [...asked]
}

test('a shop that starts again builds no index again, and asks each database which it has', async () => {
  const first = await start()
  expect(first.filter(command => command.startsWith('createIndexes')).length).toBeGreaterThan(50)

  const again = await start()
  expect(again.filter(command => command.startsWith('createIndexes'))).toEqual([])
  const looks = again.filter(command => command.endsWith('.built_indexes'))
  expect([...new Set(looks)].toSorted()).toEqual(
    serviceNames.map(name => `find ${name.replaceAll('-', '_')}.built_indexes`).toSorted(),
  )
  // By the connections of all work, and by those of limits.
  expect(looks.length).toBeLessThanOrEqual(2 * serviceNames.length)
})
