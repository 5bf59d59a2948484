import { askPrice } from '@shop/shop/test/buy'
import { createBrowser } from '@shop/testing/browser'
import { buyOne, linesOf, stockUp } from '../admin/buyers.ts'
import { startFloor } from '../admin/five-staff.ts'
import { openBenchShop } from '../bench-shop.ts'

// npm run bench:orders: eight guests buy one after the other, each from the price to the page that says it is paid, beside a bare Koa
// that answers as many requests with as many bytes. Processor is that of all processes of the shop, its store among them (Linux).
const BUYERS = 8
const WARM_UP_MS = 8000
const ROUND_MS = Number(process.env.BENCH_SECONDS || 20) * 1000
/** Twice the price, the order, the way to the bank and back, the order as it stands. */
const REQUESTS = 6

const uri = process.env.MONGODB_URI || null
const shop = await openBenchShop({ LIMITS_FACTOR: '1000000', ...(uri && { MONGODB_URI: uri }) })
try {
  await stockUp(await shop.database('catalog'))
  const floor = await startFloor()
  await floor.keep('/floor', await buyWhole(0))
  const atFloor = async () => {
    for (let nth = 0; nth < REQUESTS; nth++) await (await fetch(`${floor.url}/floor`)).text()
  }

  await atOnce(buyWhole, WARM_UP_MS)
  const before = shop.processor()
  const bought = await atOnce(buyWhole, ROUND_MS)
  const processor = (shop.processor() - before) / bought.count
  const least = await atOnce(atFloor, ROUND_MS / 4)
  floor.stop()

  const rate = bought.perSecond.toFixed(1)
  console.log(
    `${bought.count} orders of ${BUYERS} buyers, ${rate} a second, ${processor.toFixed(1)} ms of processor each`,
  )
  console.log(
    `floor ${least.perSecond.toFixed(0)} a second: ${(least.perSecond / bought.perSecond).toFixed(1)} times as many`,
  )
} finally {
  await shop.close()
}

/** What a guest is told of the paid order. */
async function buyWhole(turn: number): Promise<string> {
  const guest = createBrowser(shop.url)
  await askPrice(guest, linesOf(turn))
  const { number, ref } = await buyOne(guest, turn)
  const { status, body, text } = await guest.get(`/api/orders/get-info?order=${ref}`)
  if (status !== 200 || !body.order) throw new Error(`nothing is known of ${number}: ${status} ${text.slice(0, 300)}`)
  return text
}

/** Each goes on as soon as he is done, until the time is over. */
async function atOnce(work: (turn: number) => Promise<unknown>, ms: number) {
  const began = performance.now()
  let count = 0
  await Promise.all(
    Array.from({ length: BUYERS }, async (_, buyer) => {
      for (let turn = buyer; performance.now() - began < ms; turn += BUYERS) {
        await work(turn)
        count++
      }
    }),
  )
  return { count, perSecond: (count / (performance.now() - began)) * 1000 }
}
