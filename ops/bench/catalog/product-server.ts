import { tmpdir } from 'node:os'
import { seedCatalog } from '@shop/catalog/seed'
import { createCatalogService } from '@shop/catalog/service'
import { picturesFolder } from '@shop/demo-data/pictures'
import { listen } from '@shop/service-kit/app/listen'
import { createMetrics } from '@shop/service-kit/app/metrics'
import { createInternalCalls } from '@shop/service-kit/between-services/internal'
import { createInternalClient } from '@shop/service-kit/between-services/internal-client'
import { createLog } from '@shop/service-kit/log/log'
import { systemClock } from '@shop/service-kit/process/clock'
import { connectMongo, databaseOf } from '@shop/service-kit/storage/mongo'
import { startStore } from '@shop/shop/store/start-store'

// The whole catalogue with the demonstration's goods; its database is a process beside it, as in `npm start`, with
// its data in the given folder.
const log = createLog({ name: 'bench' })
const { uri } = await startStore(process.argv[2] ?? '', log)
const client = await connectMongo(uri)
const db = databaseOf(client, 'catalog', 'bench_')
await seedCatalog(db)
const service = await createCatalogService({
  db,
  imagesDir: picturesFolder,
  cacheDir: tmpdir(),
  rates: async () => 4500,
  account: createInternalClient({ calls: createInternalCalls() }),
  admin: createInternalClient({ calls: createInternalCalls() }),
  clock: systemClock,
  log,
  metrics: createMetrics('bench'),
})
await service.prepare?.()
const { port } = await listen({ app: service.app.callback(), host: '127.0.0.1', port: 0 })
process.send?.(port)
