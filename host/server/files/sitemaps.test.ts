import { openHost } from '../test/open-host.ts'
import { shopOfOneDress } from '../test/shop-of-one-dress.ts'
import { createSitemaps } from './sitemaps.ts'

const ORIGIN = 'https://levada.example'

function shopOf(count: number) {
  const filters = { list: Array.from({ length: 100 }, (_, at) => ({ article: `DR-${at}` })), count }
  const answers: Record<string, unknown> = {
    '/api/products/get-by/filters': filters,
    '/api/categories/all': { categories: [{ name: 'dresses' }] },
    '/api/collections/all': { collections: [{ name: 'autumn' }] },
    '/api/bundles/all': { bundles: [{ article: 'BN-1' }] },
  }
  let asked = 0
  const api = {
    call: async ({ path }: { path: string }) => {
      asked += 1
      return answers[path] as never
    },
  }
  return { api, asked: () => asked }
}

test('the sitemap lists pages, categories, collections, bundles and products, each in both languages', async () => {
  const sitemap = createSitemaps(shopOf(100).api)
  const text = (await sitemap(null, ORIGIN)) ?? ''

  const lists = ['/store?categories=dresses', '/store?collections=autumn']
  for (const path of ['/', '/about-us', ...lists, '/bundle/BN-1', '/product/DR-7']) {
    expect(text).toContain(`<loc>${ORIGIN}${path}</loc>`)
  }
  expect(text).toContain(`<loc>${ORIGIN}/store?categories=dresses&amp;lang=en</loc>`)
  expect(text).toContain(`hreflang="x-default" href="${ORIGIN}/product/DR-7"`)
  expect(text).not.toMatch(/cart|admin|search|wishlist/)
})

test('a sitemap that is too long for one file is split into several', async () => {
  const sitemap = createSitemaps(shopOf(300).api, Date.now, 200)

  expect(await sitemap(null, ORIGIN)).toContain(`<sitemap><loc>${ORIGIN}/sitemap-2.xml</loc></sitemap>`)
  expect((await sitemap(1, ORIGIN))?.match(/<url>/g)).toHaveLength(400)
  expect(await sitemap(3, ORIGIN)).toBeNull()
})

test('the sitemap asks the catalogue once an hour', async () => {
  let now = 0
  const shop = shopOf(100)
  const sitemap = createSitemaps(shop.api, () => now)
  await sitemap(null, ORIGIN)
  const once = shop.asked()

  await sitemap(null, ORIGIN)
  expect(shop.asked()).toBe(once)

  now += 60 * 60 * 1000
  await sitemap(null, ORIGIN)
  expect(shop.asked()).toBe(2 * once)
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
