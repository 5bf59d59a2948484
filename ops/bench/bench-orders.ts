import { startFloor } from './harness/floor.ts'
import { askAtOnce } from './harness/load.ts'
import { purchase, REQUESTS, stockUp } from './harness/purchases.ts'
import { runBench } from './harness/shop.ts'

// npm run bench:orders: eight guests buy one after the other, each from the price to the page of the paid order, beside a bare Koa
// that answers as many requests with as many bytes. Processor is that of all processes of the shop, its store among them (Linux).
const BUYERS = 8
const WARM_UP_MS = 8000
const ROUND_MS = Number(process.env.BENCH_SECONDS || 20) * 1000
const env = { LIMITS_FACTOR: '1000000', MONGODB_URI: process.env.MONGODB_URI || '' }

await runBench(`whole purchases of ${BUYERS} buyers`, { env }, async (shop, report) => {
  await stockUp(await shop.database('catalog'))
  const buying = (turn: number) => purchase(shop.url, turn)
  const floor = await startFloor()
  await floor.keep('/floor', await buying(0))
  const asking = async () => {
    for (let nth = 0; nth < REQUESTS; nth++) await (await fetch(`${floor.url}/floor`)).text()
  }
  await askAtOnce(buying, { callers: BUYERS, until: WARM_UP_MS })
  const before = shop.processor()
  const bought = await askAtOnce(buying, { callers: BUYERS, until: ROUND_MS })
  const processor = (shop.processor() - before) / bought.times.length
  const least = await askAtOnce(asking, { callers: BUYERS, until: ROUND_MS / 4 })
  floor.stop()

  report.answer('orders a second', { unit: '/s', result: bought.perSecond, floor: least.perSecond })
  report.answer('processor of an order', { unit: 'ms', result: processor })
  report.answer('refused', { result: bought.refused.length, atMost: 0, note: bought.refused[0] ?? '' })
})
