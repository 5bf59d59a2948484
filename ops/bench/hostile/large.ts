import { fillCatalogue } from '../data/catalogue.ts'
import { type FilledOrder, fillOrders } from '../data/orders.ts'
import { personOf } from '../data/people.ts'
import { askAtRate } from '../harness/load.ts'
import { askFor } from '../harness/shop.ts'
import type { Attack } from './attack.ts'

// With fewer: npm run bench:hostile -- large 8000 20000
const ARTICLES = Number(process.argv[3] ?? 50_000)
const ORDERS = Number(process.argv[4] ?? 100_000)
const ATTACK_MS = 30_000
/** A few more readers a second than those that used to stop a shop of 10,000 articles. */
const SITEMAPS_A_SECOND = 16
const SEARCHES_A_SECOND = 8
const SITEMAPS = ['/sitemap.xml', '/sitemap-1.xml', '/sitemap-2.xml']

let orders: readonly FilledOrder[] = []

/** A large shop opens, and answers while staff search its orders and readers take its sitemap. */
export const large: Attack = {
  env: { LIMITS_FACTOR: '1000' },
  shoppers: ['list', 'quote'],
  waits: { list: { p99: 300, longest: 1000 }, quote: { p99: 300 } },
  growth: { most: 300 },

  async prepare(shop, report) {
    orders = (await fillOrders(shop, { count: ORDERS, customers: ORDERS / 2, until: new Date() })).filled
    await fillCatalogue(await shop.database('catalog'), ARTICLES)
    const note = `${ARTICLES} articles and ${ORDERS} orders`
    report.answer('until the shop is ready', { unit: 's', result: (await shop.restart()) / 1000, atMost: 60, note })
    report.memory(shop.memory())
  },

  async run(shop, report) {
    const staff = await shop.signIn()
    const search = async (turn: number) => {
      const { number, person } = orders[(turn * 7919) % orders.length] ?? { number: '', person: 0 }
      const query = new URLSearchParams({ search: turn % 2 ? number : personOf(person).phone, limit: '50' })
      const { text } = await askFor(staff, 'GET', `/api/orders/get-like-payment-id?${query}`)
      // Somebody who buys often has more than a page.
      if (turn % 2 && !text.includes(number)) throw new Error(`${number} is not found`)
    }
    const readSitemap = async (turn: number) => {
      const place = SITEMAPS[turn % SITEMAPS.length] ?? ''
      const answer = await fetch(shop.url + place)
      await answer.arrayBuffer()
      // A shop small enough for one file has no second part.
      if (!answer.ok && answer.status !== 404) throw new Error(`${place}: ${answer.status}`)
    }
    const [searches, sitemaps] = await Promise.all([
      askAtRate(search, { perSecond: SEARCHES_A_SECOND, until: ATTACK_MS }),
      askAtRate(readSitemap, { perSecond: SITEMAPS_A_SECOND, until: ATTACK_MS }),
    ])
    report.waits('search of staff', searches.times, { p99: 500 })
    report.waits('sitemap', sitemaps.times)
    report.problems([...searches.refused, ...sitemaps.refused])
  },
}
