import { serviceNames } from '@shop/contracts/parts'
import { databaseOf } from '@shop/service-kit/storage/mongo'
import { MongoClient } from 'mongodb'
import { hasPackages } from '../production-shape/debian-packages.ts'
import { startProductionShape } from '../production-shape/start-shape.ts'
import { stockUp } from './admin/buyers.ts'
import { memoryLine, memoryOfAll } from './memory-line.ts'
import { atOnce, purchase } from './whole-purchase.ts'

// npm run bench:copies: sixteen guests who buy in the production shape behind nginx, with one, two and three processes each of
// cart-checkout and the catalogue on one database: the server of MONGODB_URI, else the embedded one. docs/growth.md has figures.
const BUYERS = 16
const WARM_UP_MS = 5000
const ROUND_MS = Number(process.env.BENCH_SECONDS || 20) * 1000
const DB_PREFIX = `bench_${process.pid}_`

if (!hasPackages('nginx', 'libnginx-mod-http-brotli-static')) process.exit(1)
for (const copies of [1, 2, 3]) {
  const shape = await startProductionShape({
    copies: { catalog: copies, 'cart-checkout': copies },
    databaseUri: process.env.MONGODB_URI || null,
    besides: { DB_PREFIX, LIMITS_FACTOR: '1000000', CALLS_IN_FLIGHT: '1000' },
  })
  const client = await MongoClient.connect(shape.databaseUri)
  try {
    await shape.seed()
    await stockUp(databaseOf(client, 'catalog', DB_PREFIX))
    const buying = (turn: number) => purchase(shape.url, turn)
    await atOnce(buying, { buyers: BUYERS, ms: WARM_UP_MS })
    const { count, refused, perSecond } = await atOnce(buying, { buyers: BUYERS, ms: ROUND_MS })
    console.log(
      `${copies} of each: ${count} orders, ${perSecond.toFixed(1)} a second, ${refused.length} refused${refused[0] ? ` (${refused[0]})` : ''}`,
    )
    console.log(memoryLine(await memoryOfAll(shape.pids())))
  } finally {
    for (const name of serviceNames) await databaseOf(client, name, DB_PREFIX).dropDatabase()
    await client.close()
    await shape.stop()
  }
}
