import { randomUUID } from 'node:crypto'
import { createHostServer } from '@shop/host/server/host-server'
import { createLocalApi } from '@shop/service-kit/between-services/local-api'
import { createStaffApi, withinProcess } from '@shop/service-kit/between-services/staff-api'
import type { Browser } from '@shop/testing/browser'
import { article, bundle, MARKUP, SHORT_MARKUP, staticPages, storeMarkup } from '@shop/testing/stored-markup'
import { startShop } from '../test/start-shop.ts'

let shop: Awaited<ReturnType<typeof startShop>>
let staff: Browser
beforeAll(async () => {
  shop = await startShop(undefined, {
    pages: services =>
      createHostServer({
        api: createLocalApi(Object.values(services).flatMap(({ routes }) => routes)),
        staff: createStaffApi(withinProcess(services.admin.app.callback())),
        publicOrigin: 'http://127.0.0.1',
      }).middleware,
  })
  staff = shop.open()
  await staff.post('/api/admin/login', { login: 'olha', password: 'twelve letters' })
  await storeMarkup((method, path, json) =>
    staff.send(method, path, { json, headers: { 'idempotency-key': randomUUID() } }),
  )
})
afterAll(() => shop.stop())

const pages = [
  '/',
  '/store',
  '/store?categories=dresses',
  `/product/${article}`,
  `/bundle/${bundle}`,
  ...staticPages.map(page => `/${page}`),
  '/preview/home',
  `/preview/product/${article}`,
  `/preview/bundle/${bundle}`,
].flatMap(page => [
  [page, 'uk'],
  [page, 'en'],
])

test.each(pages)('markup that staff have stored is text in what the shop paints of %s (%s)', async (page, language) => {
  const { status, text } = await staff.get(page, { cookie: cookiesWith(language) })
  expect([status, page]).toEqual([200, page])

  expect(text).not.toContain(MARKUP)
  expect(text).not.toContain(SHORT_MARKUP)
  expect(text).not.toContain('<img src=x')
  expect(text).not.toContain('<script>')
  // It is there, though: as text, in an attribute, or in the data of the page.
  expect(text).toMatch(/&lt;img src=x onerror=ran\(\)&gt;|\\u003cimg src=x onerror=ran\(\)>/)
})

test.each(pages)('the data in %s (%s) says word for word what staff have written', async (page, language) => {
  const { text } = await staff.get(page, { cookie: cookiesWith(language) })
  const scripts = [...text.matchAll(/<script type="application\/(?:ld\+)?json"[^>]*>(.*?)<\/script>/gs)]
  expect(scripts.length).toBeGreaterThan(0)
  const texts = scripts.flatMap(([, json = '']) => textsIn(JSON.parse(json)))

  for (const text of texts.filter(text => text.includes('onerror'))) expect(text).toContain(MARKUP)
})

test('title, description and pictures of a page keep their attributes to themselves', async () => {
  const { text } = await shop.open().get(`/product/${article}`)
  const tags = [...text.matchAll(/<[a-z][^<]*?>/g)].map(([tag]) => tag)
  // What is outside of quotes in a tag is the shop's own.
  const bare = tags.map(tag => tag.replace(/"[^"]*"/g, '""'))

  expect(bare.filter(tag => /ran\(|'|onerror/.test(tag))).toEqual([])
})

test('no call answers in a type that a browser would draw', async () => {
  for (const path of ['/api/categories/all', '/api/home/get-data', '/api/admin/categories', '/api/admin/promo-codes']) {
    const { headers, text } = await staff.get(path)
    expect(text).toContain('onerror')
    expect(headers.get('content-type')).toMatch(/^application\/json/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  }
})

const cookiesWith = (language = 'uk') =>
  [...staff.cookies, ['locale', language]].map(([name, value]) => `${name}=${value}`).join('; ')

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
