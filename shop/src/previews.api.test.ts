import { createHostServer } from '@shop/host/server/host-server'
import { createLocalApi } from '@shop/service-kit/between-services/local-api'
import { createStaffApi, withinProcess } from '@shop/service-kit/between-services/staff-api'
import type { Browser } from '@shop/testing/browser'
import { startShop } from '../test/start-shop.ts'

const password = 'quite a long word'
const article = 'DR-1042-BUR-R'

let shop: Awaited<ReturnType<typeof startShop>>
beforeAll(async () => {
  shop = await startShop(undefined, {
    pages: services =>
      createHostServer({
        api: createLocalApi(Object.values(services).flatMap(({ routes }) => routes)),
        staff: createStaffApi(withinProcess(services.admin.app.callback())),
        publicOrigin: 'http://127.0.0.1',
      }).middleware,
  })
})
afterAll(() => shop.stop())

async function staff(role: 'content' | 'manager' | 'accountant', login = `${role}-of-previews`): Promise<Browser> {
  const browser = shop.open()
  await shop.services.admin.createStaff({ login, password, role })
  await browser.post('/api/admin/login', { login, password })
  return browser
}

async function customer(): Promise<Browser> {
  const browser = shop.open()
  const email = 'customer-of-previews@example.com'
  await shop.services.account.createCustomer({ email, password, name: 'Олена', surname: 'Коваль' })
  await browser.post('/api/user/login', { email, password })
  return browser
}

/** A draft with a slide of this title, beside the slides of the shop. */
async function draftSlide(browser: Browser, title: string): Promise<number> {
  const { home } = (await browser.get('/api/admin/home')).body as { home: { draft: Record<string, never> } }
  const { revision, slider } = home.draft as unknown as { revision: number; slider: object[] }
  const slide = { ...slider[0], title: { uk: title, en: title } }
  const { status } = await browser.post('/api/home/set-slider-collection', { revision, slider: [slide, ...slider] })
  expect(status).toBe(200)
  return revision + 1
}

test('a draft is seen in the preview by staff with the right only; shoppers see it once it is published', async () => {
  const content = await staff('content')
  const revision = await draftSlide(content, 'Чернетка зими')
  const others = [shop.open(), await customer(), await staff('manager'), await staff('accountant')]

  const preview = await content.get('/preview/home')
  expect([preview.status, preview.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect(preview.text).toContain('Чернетка зими')
  expect(preview.headers.get('content-security-policy')).toContain("frame-ancestors 'self'")

  for (const other of [...others, content])
    for (const place of ['/', '/api/home/get-data'])
      expect((await other.get(place)).text).not.toContain('Чернетка зими')
  for (const other of others) {
    const { status, text } = await other.get('/preview/home')
    expect([302, 404]).toContain(status)
    expect(text).not.toContain('Чернетка зими')
    expect([401, 403]).toContain((await other.get('/api/admin/preview/home')).status)
    expect([401, 403]).toContain((await other.get('/api/admin/home')).status)
  }

  await content.post('/api/admin/home/publish', { revision })
  expect((await shop.open().get('/')).text).toContain('Чернетка зими')
})

test('a session that was ended opens no preview any more', async () => {
  const content = await staff('content', 'content-who-leaves')
  const cookies = new Map(content.cookies)
  expect((await content.get('/preview/home')).status).toBe(200)
  await content.post('/api/admin/logout', {})

  const stale = shop.open()
  for (const [name, value] of cookies) stale.cookies.set(name, value)

  expect((await stale.get('/preview/home')).status).toBe(302)
})

test('a hidden article has a preview for staff with the right, and no page', async () => {
  const content = await staff('content', 'content-of-goods')
  await shop.databases.catalog.collection('articles').updateOne({ article }, { $set: { is_shown: false } })
  await shop.databases.catalog
    .collection<{ _id: string }>('versions')
    .updateOne({ _id: 'catalogue' }, { $inc: { version: 1 } })

  const statuses = async (browser: Browser) =>
    Promise.all(
      [`/preview/product/${article}`, `/product/${article}`].map(async place => (await browser.get(place)).status),
    )

  expect(await statuses(content)).toEqual([200, 404])
  expect(await statuses(shop.open())).toEqual([302, 404])
  expect((await content.get('/preview/product/XX-0000')).status).toBe(404)
})
