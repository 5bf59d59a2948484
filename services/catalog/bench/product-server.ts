import { tmpdir } from 'node:os'
import { picturesFolder } from '@shop/demo-data/pictures'
import { systemClock } from '@shop/service-kit/clock'
import { listen } from '@shop/service-kit/listen'
import { createLog } from '@shop/service-kit/log'
import { createMetrics } from '@shop/service-kit/metrics'
import { connectMongo, databaseOf } from '@shop/service-kit/mongo'
import { seedCatalog } from '../src/seed.ts'
import { createCatalogService } from '../src/service.ts'
import { reportWork } from './work.ts'

// The whole catalogue with the demonstration's goods; its database is the process at this address.
const client = await connectMongo(process.argv[2] ?? '')
const db = databaseOf(client, 'catalog', 'bench_')
await seedCatalog(db)
const service = await createCatalogService({
  db,
  imagesDir: picturesFolder,
  cacheDir: tmpdir(),
  rates: async () => 4500,
  clock: systemClock,
  log: createLog({ name: 'bench' }),
  metrics: createMetrics('bench'),
})
await service.prepare?.()
const { port } = await listen({ app: service.app.callback(), host: '127.0.0.1', port: 0 })
reportWork()
process.send?.({ port })
