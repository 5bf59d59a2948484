import { setTimeout as pause } from 'node:timers/promises'
import { askPrice, buy } from '@shop/shop/test/buy'
import { createBrowser } from '@shop/testing/browser'
import type { BenchShop } from '../bench-shop.ts'
import { fillCatalogue } from '../fill-catalogue.ts'
import { type FilledOrder, fillOrders } from '../fill-orders.ts'
import { type Attack, above } from './attack.ts'

// With fewer: npm run bench:hostile -- large 8000 20000
const ARTICLES = Number(process.argv[3] ?? 50_000)
const ORDERS = Number(process.argv[4] ?? 100_000)
const SECONDS = 30
/** A few more readers a second than those that used to stop a shop of 10,000 articles. */
const SITEMAP_EVERY_MS = 60
const SEARCH_EVERY_MS = 100
const BREATH_MS = 10

const LINES = [{ article: 'DR-1042-BUR-R', size: '36 (S)', count: 1 }]
const opened = { seconds: 0, megabytes: 0, most: 0 }
let orders: readonly FilledOrder[] = []

/** A large shop opens, and answers while staff search its orders and readers take its sitemap. */
export const large: Attack = {
  env: { LIMITS_FACTOR: '1000' },

  async prepare(shop) {
    const bought = await buy(createBrowser(shop.url), LINES)
    if (bought.status >= 300) throw new Error(`no order to begin with: ${bought.status} ${bought.text}`)
    orders = await fillOrders(await shop.database('cart-checkout'), ORDERS)
    await fillCatalogue(await shop.database('catalog'), ARTICLES)
    console.log(`${ARTICLES} articles and ${ORDERS} orders are in, the shop starts again`)
    opened.seconds = (await shop.restart()) / 1000
    const { now, peak } = await shop.memory()
    Object.assign(opened, { megabytes: now, most: peak })
    console.log(`ready after ${opened.seconds.toFixed(1)} s with ${Math.round(now)} MB, ${Math.round(peak)} MB at most`)
  },

  async run(shop, watch) {
    const cookie = await shop.signIn()
    const until = performance.now() + SECONDS * 1000
    watch.onlyWatching()
    const [searches, quotes, maps] = await Promise.all([
      search(shop, cookie, until),
      quote(shop, until),
      readSitemaps(shop, until),
    ])
    return {
      lines: [`searches of staff: ${shown(searches)}`, `quotes: ${shown(quotes)}`, `sitemaps: ${shown(maps)}`],
      problems: [
        ...[...searches.wrong, ...quotes.wrong, ...maps.wrong].slice(0, 5),
        ...above('p99 of a quote in milliseconds', at(quotes.times, 0.99), 300),
        ...above('p99 of a search in milliseconds', at(searches.times, 0.99), 500),
      ],
    }
  },

  bounds: ({ p99, silence, failed, memoryBefore, memory }) => [
    ...above('p99 of the list in milliseconds', p99, 300),
    ...above('longest silence in milliseconds', silence, 1000),
    ...above('failed lists', failed, 0),
    ...above('growth of memory in megabytes', memory.now - memoryBefore.now, 300),
    ...above('seconds until the shop is ready', opened.seconds, 60),
  ],
}

type Asked = { times: number[]; wrong: string[] }

/** Staff look up orders by number and by phone, one after the other. */
async function search({ url }: BenchShop, cookie: string, until: number): Promise<Asked> {
  const asked: Asked = { times: [], wrong: [] }
  for (let turn = 0; performance.now() < until; turn++) {
    const { number, phone } = orders[(turn * 7919) % orders.length] ?? { number: '', phone: '' }
    const word = turn % 2 ? number : phone
    const address = `${url}/api/orders/get-like-payment-id?search=${encodeURIComponent(word)}`
    await timed(asked, async () => {
      const answer = await fetch(address, { headers: { cookie } })
      const { orders: found } = answer.ok ? await answer.json() : { orders: null }
      return found?.some((order: { number: string }) => order.number === number) ? null : `${word}: ${answer.status}`
    })
    await pause(SEARCH_EVERY_MS)
  }
  return asked
}

/** A buyer who looks at the price of their cart again and again. */
async function quote({ url }: BenchShop, until: number): Promise<Asked> {
  const asked: Asked = { times: [], wrong: [] }
  const buyer = createBrowser(url)
  while (performance.now() < until) {
    await timed(asked, async () => {
      const { status } = await askPrice(buyer, LINES)
      return status === 200 ? null : `quote: ${status}`
    })
    await pause(BREATH_MS)
  }
  return asked
}

/** Readers who come whether the others have been answered or not, and take the list and its parts by turns. */
async function readSitemaps({ url }: BenchShop, until: number): Promise<Asked> {
  const asked: Asked = { times: [], wrong: [] }
  const reading: Promise<void>[] = []
  const places = ['/sitemap.xml', '/sitemap-1.xml', '/sitemap-2.xml']
  for (let turn = 0; performance.now() < until; turn++) {
    const place = places[turn % places.length] ?? ''
    reading.push(
      timed(asked, async () => {
        const answer = await fetch(url + place)
        await answer.arrayBuffer()
        // A shop small enough for one file has no second part.
        return answer.ok || answer.status === 404 ? null : `${place}: ${answer.status}`
      }),
    )
    await pause(SITEMAP_EVERY_MS)
  }
  await Promise.all(reading)
  return asked
}

async function timed({ times, wrong }: Asked, ask: () => Promise<string | null>): Promise<void> {
  const began = performance.now()
  const problem = await ask().catch(error => String(error))
  times.push(performance.now() - began)
  if (problem) wrong.push(problem)
}

function shown({ times, wrong }: Asked): string {
  const figures = [0.5, 0.99, 1].map(share => `${at(times, share).toFixed(0)} ms`)
  return `${times.length} asked, p50 ${figures[0]}, p99 ${figures[1]}, worst ${figures[2]}, ${wrong.length} failed`
}

function at(times: readonly number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
