import { stockUp } from '../admin/buyers.ts'
import { startFloor } from '../admin/five-staff.ts'
import { openBenchShop } from '../bench-shop.ts'
import { memoryLine } from '../memory-line.ts'
import { atOnce, purchase, REQUESTS } from '../whole-purchase.ts'

// npm run bench:orders: eight guests buy one after the other, each from the price to the page that says it is paid, beside a bare Koa
// that answers as many requests with as many bytes. Processor is that of all processes of the shop, its store among them (Linux).
const BUYERS = 8
const WARM_UP_MS = 8000
const ROUND_MS = Number(process.env.BENCH_SECONDS || 20) * 1000

const uri = process.env.MONGODB_URI || null
const shop = await openBenchShop({ LIMITS_FACTOR: '1000000', ...(uri && { MONGODB_URI: uri }) })
try {
  await stockUp(await shop.database('catalog'))
  const buying = (turn: number) => purchase(shop.url, turn)
  const floor = await startFloor()
  await floor.keep('/floor', await buying(0))
  const asking = async () => {
    for (let nth = 0; nth < REQUESTS; nth++) await (await fetch(`${floor.url}/floor`)).text()
  }

  await atOnce(buying, { buyers: BUYERS, ms: WARM_UP_MS })
  const before = shop.processor()
  const bought = await atOnce(buying, { buyers: BUYERS, ms: ROUND_MS })
  const processor = (shop.processor() - before) / bought.count
  const least = await atOnce(asking, { buyers: BUYERS, ms: ROUND_MS / 4 })
  floor.stop()

  const rate = bought.perSecond.toFixed(1)
  console.log(`${bought.count} orders of ${BUYERS} buyers, ${bought.refused.length} refused`)
  console.log(`${rate} a second, ${processor.toFixed(1)} ms of processor each`)
  console.log(
    `floor ${least.perSecond.toFixed(0)} a second: ${(least.perSecond / bought.perSecond).toFixed(1)} times as many`,
  )
  console.log(memoryLine(await shop.memory()))
  if (bought.refused.length > 0) throw new Error(bought.refused[0])
} finally {
  await shop.close()
}
