import { serviceNames } from '@shop/contracts/parts'
import { databaseOf } from '@shop/service-kit/storage/mongo'
import { MongoClient } from 'mongodb'
import { hasPackages } from '../production-shape/debian-packages.ts'
import { startProductionShape } from '../production-shape/start-shape.ts'
import { askAtOnce } from './harness/load.ts'
import { memoryOf } from './harness/processes.ts'
import { purchase, stockUp } from './harness/purchases.ts'
import { createReport } from './harness/report.ts'

// npm run bench:copies: sixteen guests who buy in the production shape behind nginx, with one, two and three processes each of
// cart-checkout and the catalogue on one database: the server of MONGODB_URI, else the embedded one. The floor is one of each.
// docs/growth.md has figures.
const BUYERS = 16
const WARM_UP_MS = 5000
const ROUND_MS = Number(process.env.BENCH_SECONDS || 20) * 1000
const DB_PREFIX = `bench_${process.pid}_`

if (!hasPackages('nginx', 'libnginx-mod-http-brotli-static')) process.exit(1)
const report = createReport(`whole purchases of ${BUYERS} buyers behind nginx`)
let ofOne: number | undefined
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
    await askAtOnce(buying, { callers: BUYERS, until: WARM_UP_MS })
    const { perSecond, refused } = await askAtOnce(buying, { callers: BUYERS, until: ROUND_MS })
    ofOne ??= perSecond
    report.answer(`orders a second, ${copies} of each`, { unit: '/s', result: perSecond, floor: ofOne })
    report.answer(`refused, ${copies} of each`, { result: refused.length, note: refused[0] ?? '' })
    report.memory(memoryOf(...shape.pids()))
  } finally {
    for (const name of serviceNames) await databaseOf(client, name, DB_PREFIX).dropDatabase()
    await client.close()
    await shape.stop()
  }
}
report.end()
