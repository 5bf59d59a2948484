import type { Page } from '@playwright/test'
import { isAmongFirst } from '@shop/host/server/versions/bucket'
import { createSigner, signedFor } from '@shop/service-kit/releases/signed'
import { changeShare, rollBack } from '@shop/tooling/releases/publish'
import { expect, phoneAndDesk, test } from '../../support/fixtures.ts'
import { type IsolatedShop, releaseChanged, startIsolatedShop } from '../../support/isolated-shop.ts'
import { garmentLink } from '../../support/purchase.ts'

const SECRET = 'only-for-browser-stories-of-canaries'
const bar = {
  uk: { tested: /^Ви тестуєте: mf-catalog/, leave: 'Повернутися до звичайної версії' },
  en: { tested: /^You are testing: mf-catalog/, leave: 'Back to the usual version' },
}
let shop: IsolatedShop
let releases = 0

test.beforeAll(async () => {
  shop = await startIsolatedShop({ RELEASES_SECRET: SECRET })
})

test.afterAll(() => shop.stop())

/** Releases a catalogue whose store says which one it is, beside the stable one. */
async function startCanary(share: number): Promise<{ version: string; mark: string }> {
  releases += 1
  const mark = `canary-${releases}`
  const added = `document.documentElement.dataset.storeOf = "${mark}";`
  return { version: await releaseChanged(shop, 'mf-catalog', /^page-store\..*\.js$/, added, { share }), mark }
}

async function openStore(page: Page): Promise<string> {
  await page.goto('/store')
  return storeOf(page)
}

/** Which store this page has, once it runs. */
async function storeOf(page: Page): Promise<string> {
  await expect(garmentLink(page, 'DR-1042-BLK')).toBeVisible()
  await expect(page.locator('[data-is-painted], .preloader, .painted-header')).toHaveCount(0)
  return page.evaluate(() => document.documentElement.dataset.storeOf ?? 'stable')
}

const atShop = (path: string) => fetch(`${shop.address}${path}`, { redirect: 'manual' })

for (const { language, width } of phoneAndDesk)
  test(`a visitor who opens a test link gets a version that nobody else can read, sees that and may leave it (${language}, ${width})`, async ({
    customer,
  }) => {
    const { version, mark } = await startCanary(0)
    const until = Math.floor(Date.now() / 1000) + signedFor.test
    const token = createSigner(SECRET).sign('test', { part: 'mf-catalog', version, by: 'olena' }, until)
    await expect.poll(async () => (await atShop(`/store?try=${token}`)).status).toBe(303)
    const { page: tester } = await customer({ address: shop.address, language, width })
    const { page: other } = await customer({ address: shop.address, language, width })

    await tester.goto(`/store?try=${token}`)
    await expect(tester).toHaveURL(`${shop.address}/store`)
    expect(await storeOf(tester)).toBe(mark)
    await expect(tester.getByText(bar[language].tested)).toBeInViewport()
    expect(await openStore(other)).toBe('stable')
    await expect(other.getByText(bar[language].tested)).toHaveCount(0)

    const registry = await tester.evaluate(async () => (await fetch('/registry.json')).json())
    expect(registry['mf-catalog'].version).toBe(version)
    const statuses = (page: Page) =>
      page.evaluate(async entry => (await fetch(entry, { cache: 'reload' })).status, registry['mf-catalog'].entry)
    const [open, closed] = [await statuses(tester), (await atShop(registry['mf-catalog'].entry)).status]
    expect([open, closed]).toEqual([200, 404])

    await tester.getByRole('link', { name: bar[language].leave }).click()
    await expect(tester.getByText(bar[language].tested)).toHaveCount(0)
    expect(await storeOf(tester)).toBe('stable')
    await rollBack(shop.registry, 'mf-catalog')
  })

test('a canary reaches its share of the visitors, each keeps the version, and the way back ends it for all', async ({
  customer,
}) => {
  const { version, mark } = await startCanary(10)
  await expect.poll(async () => (await (await atShop('/store')).text()).includes('data-page-view')).toBe(true)
  const bucket = (isFirst: boolean) =>
    Array.from({ length: 10_000 }, (_, at) => at).find(
      at =>
        isAmongFirst(at, 'mf-catalog', version, 10) === isFirst &&
        isAmongFirst(at, 'mf-catalog', version, 90) === isFirst,
    )
  const visitor = async (isFirst: boolean) => {
    const { page, context } = await customer({ address: shop.address })
    const cookie = { name: '__Host-bucket', value: String(bucket(isFirst)), secure: true, sameSite: 'Lax' as const }
    await context.addCookies([{ ...cookie, domain: '127.0.0.1', path: '/' }])
    return page
  }
  const [first, late] = [await visitor(true), await visitor(false)]

  expect([await openStore(first), await openStore(late)]).toEqual([mark, 'stable'])
  expect([await openStore(first), await openStore(late)]).toEqual([mark, 'stable'])

  await changeShare(shop.registry, 'mf-catalog', 90)
  expect([await openStore(first), await openStore(late)]).toEqual([mark, 'stable'])

  await rollBack(shop.registry, 'mf-catalog')
  await expect.poll(async () => (await (await atShop('/store')).text()).includes('data-page-view')).toBe(false)
  expect([await openStore(first), await openStore(late)]).toEqual(['stable', 'stable'])
})

test('a first visit while a canary runs keeps its version by a cookie of the server, which scripts cannot read', async ({
  customer,
}) => {
  await startCanary(50)
  await expect.poll(async () => (await (await atShop('/store')).text()).includes('data-page-view')).toBe(true)
  const { page, context } = await customer({ address: shop.address })
  const first = await openStore(page)
  const [cookie] = (await context.cookies()).filter(({ name }) => name === '__Host-bucket')

  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
  expect(await page.evaluate(() => document.cookie)).not.toContain('bucket')
  expect([await openStore(page), await openStore(page)]).toEqual([first, first])
  await rollBack(shop.registry, 'mf-catalog')
})
