import zlib from 'node:zlib'
import { MINUTE_MS } from '@shop/calendar/durations'
import { NAMES_PER_PAGE } from '@shop/contracts/catalog/article-names'
import type { Packed } from '@shop/service-kit/calls/prepared/packed'
import { silentLog } from '@shop/service-kit/log/log'
import { openHost } from '../test/open-host.ts'
import { shopOfOneDress } from '../test/shop-of-one-dress.ts'
import { createSitemapCache } from './sitemap-cache.ts'

const ORIGIN = 'https://levada.example'
const pages = () => ['/', '/about-us']

/** A catalogue of so many products, and how often its names were asked for. */
function shopOf(count: number) {
  const shop = { version: 1, count, asked: 0, isDown: false }
  const names = ({ page = 1 }: { page?: number }) => {
    shop.asked += 1
    if (shop.isDown) return undefined
    const from = (page - 1) * NAMES_PER_PAGE
    const length = Math.max(0, Math.min(NAMES_PER_PAGE, shop.count - from))
    return {
      version: shop.version,
      count: shop.count,
      articles: Array.from({ length }, (_, at) => `DR-${from + at}`),
    }
  }
  return { shop, answers: { ...shopOfOneDress, '/api/products/get-names': names } }
}

async function hostOf(count: number) {
  let now = 0
  const { shop, answers } = shopOf(count)
  const host = await openHost(answers, undefined, { now: () => now })
  const later = (ms: number) => {
    now += ms
  }
  const text = async (place = '/sitemap.xml') => (await host.get(place)).text()
  return { shop, host, later, text }
}

/** The catalogue without a server between. */
function answering(answers: Record<string, unknown>) {
  return {
    call: async ({ path }: { path: string }, { query = {} } = {}) => {
      const known = answers[path]
      return (typeof known === 'function' ? known(query) : known) as never
    },
  }
}

function read(file: Packed | null): string {
  return file ? zlib.gunzipSync(file.gzip).toString() : ''
}

/** Asks until it is so: what is made in the background is there a few requests later. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 500; tries++) if (await isSo()) return
  throw new Error('it never was so')
}

test('the sitemap lists pages, categories, collections, bundles and products, each in both languages', async () => {
  const api = answering({
    ...shopOf(100).answers,
    '/api/collections/all': { collections: [{ name: 'autumn' }] },
    '/api/bundles/all': { bundles: [{ article: 'BN-1' }] },
  })
  const text = read(await createSitemapCache({ api, pages, origin: ORIGIN, log: silentLog })(null))

  const lists = ['/store?categories=dresses', '/store?collections=autumn']
  for (const path of ['/', '/about-us', ...lists, '/bundle/BN-1', '/product/DR-7']) {
    expect(text).toContain(`<loc>${ORIGIN}${path}</loc>`)
  }
  expect(text).toContain(`<loc>${ORIGIN}/store?categories=dresses&amp;lang=en</loc>`)
  expect(text).toContain(`hreflang="x-default" href="${ORIGIN}/product/DR-7"`)
  expect(text).not.toMatch(/cart|admin|search|wishlist/)
})

test('a sitemap that is too long for one file is split into several', async () => {
  const sitemap = createSitemapCache({
    api: answering(shopOf(300).answers),
    pages,
    origin: ORIGIN,
    log: silentLog,
    mostPaths: 200,
  })

  expect(read(await sitemap(null))).toContain(`<sitemap><loc>${ORIGIN}/sitemap-2.xml</loc></sitemap>`)
  expect(read(await sitemap(1)).match(/<url>/g)).toHaveLength(400)
  expect(read(await sitemap(2))).toContain(`<loc>${ORIGIN}/product/DR-299</loc>`)
  expect(await sitemap(3)).toBeNull()
})

test('as many readers as come at once have the sitemap made once', async () => {
  const { shop, host, text } = await hostOf(1500)

  const texts = await Promise.all(Array.from({ length: 30 }, () => text()))

  expect(new Set(texts).size).toBe(1)
  expect(shop.asked).toBe(2)
  host.close()
})

test('a reader gets the sitemap compressed as they can read it, and the same text each time', async () => {
  const { host } = await hostOf(100)
  const read = async (accepted: string) => {
    const answer = await host.get('/sitemap.xml', { 'accept-encoding': accepted })
    return { encoding: answer.headers.get('content-encoding'), text: await answer.text(), headers: answer.headers }
  }
  const [br, gzip, plain] = [await read('br'), await read('gzip'), await read('identity')]

  expect([br.encoding, gzip.encoding, plain.encoding]).toEqual(['br', 'gzip', null])
  expect([br.text, gzip.text]).toEqual([plain.text, plain.text])
  expect([br, gzip, plain].map(({ headers }) => headers.get('vary'))).toEqual(Array(3).fill('Accept-Encoding'))
  host.close()
})

test('a reader who has the sitemap already is only told that it is the same', async () => {
  const { shop, host, later } = await hostOf(100)
  const first = await host.get('/sitemap.xml')
  // Without the second one fetch asks caches to leave the mark aside.
  const mark = { 'if-none-match': first.headers.get('etag') ?? '', 'cache-control': 'max-age=0' }
  const again = await host.get('/sitemap.xml', mark)

  expect([again.status, (await again.text()).length]).toEqual([304, 0])
  Object.assign(shop, { version: 2, count: 101 })
  later(MINUTE_MS)
  await until(async () => (await host.get('/sitemap.xml', mark)).status === 200)
  host.close()
})

test('a changed catalogue has its sitemap rebuilt, and nobody waits for it', async () => {
  const { shop, host, later, text } = await hostOf(100)
  const before = await text()
  later(MINUTE_MS - 1)
  await text()
  expect(shop.asked).toBe(1)

  Object.assign(shop, { version: 2, count: 101 })
  later(1)
  expect(await text()).toBe(before)
  await until(async () => (await text()) !== before)

  expect(await text()).toContain('/product/DR-100<')
  host.close()
})

test('while the catalogue is away the last sitemap is sent, and the first one is asked for again', async () => {
  const { shop, host, later, text } = await hostOf(100)
  shop.isDown = true
  expect((await host.get('/sitemap.xml')).ok).toBe(false)

  shop.isDown = false
  const before = await text()
  shop.isDown = true
  later(MINUTE_MS)
  expect([await text(), await text()]).toEqual([before, before])
  host.close()
})

test('everybody else has their turn while the sitemap of a large shop is made', async () => {
  let turns = 0
  const turn = () => {
    turns += 1
    ticking = setImmediate(turn)
  }
  let ticking = setImmediate(turn)

  const sitemap = createSitemapCache({ api: answering(shopOf(5000).answers), pages, origin: ORIGIN, log: silentLog })
  const text = read(await sitemap(null))
  clearImmediate(ticking)

  expect(text.match(/<url>/g)?.length).toBeGreaterThan(10_000)
  // At least once for each thousand names, and once for each five hundred addresses.
  expect(turns).toBeGreaterThan(5 + 20)
})

test('the sitemaps are found where robots.txt names them', async () => {
  const host = await openHost(shopOfOneDress)
  const robots = await (await host.get('/robots.txt')).text()
  const list = await host.get('/sitemap.xml')

  expect(robots).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`)
  expect(robots).toMatch(/^Disallow: \/admin$/m)
  expect(robots).toMatch(/^Allow: \/api\/products\/$/m)
  expect(list.headers.get('content-type')).toContain('xml')
  expect(await list.text()).toContain('/product/DR-1042-BUR-R')
  expect((await host.get('/sitemap-2.xml')).status).toBe(404)
  host.close()
})
