import type { Page } from '@playwright/test'
import { rollBack } from '@shop/tooling/releases/publish'
import { expect, phoneAndDesk, test } from '../../support/fixtures.ts'
import { type IsolatedShop, releaseRoutes, startIsolatedShop, waitUntilHandedOut } from '../../support/isolated-shop.ts'

let shop: IsolatedShop

test.beforeAll(async () => {
  shop = await startIsolatedShop()
})

test.afterAll(() => shop.stop())

const TRIAL = '/lookbook-trial'
/** The wishlist, which is empty, under another address: its files are in every release. */
const lookbook = {
  path: TRIAL,
  page: 'wishlist',
  title: { uk: 'Лукбук осені | Левада', en: 'The autumn lookbook | Levada' },
  isIndexed: true,
}
const headings = { uk: 'Тут ще порожньо', en: 'Nothing here yet' }
/** What the browser says of a page that is answered with 404. */
const missing = [/Failed to load resource.*404/]

for (const { language, width } of phoneAndDesk)
  test(`a page that one remote has released opens, in a tab of before too, until the way back (${language}, ${width} px)`, async ({
    customer,
  }) => {
    const { page } = await customer({ address: shop.address, language, width, expects: missing })
    await page.goto('/store')
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    expect((await fetch(shop.address + TRIAL)).status).toBe(404)
    const released = await releaseRoutes(shop, 'mf-catalog', routes => [...routes, lookbook])
    await waitUntilHandedOut(shop, 'mf-catalog', released)

    const answer = page.waitForResponse(response => new URL(response.url()).pathname === TRIAL)
    await follow(page, TRIAL)
    expect((await answer).status()).toBe(200)
    expect(await (await answer).text()).toContain(`<title>${lookbook.title[language]}</title>`)
    await expect(page.getByRole('main').getByRole('heading', { level: 1, name: headings[language] })).toBeVisible()

    // From here on the tab knows the page.
    await follow(page, '/store')
    await expect(page.getByRole('heading', { level: 1, name: headings[language] })).toBeHidden()
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
    await follow(page, TRIAL)
    await expect(page.getByRole('main').getByRole('heading', { level: 1, name: headings[language] })).toBeVisible()
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)

    await waitUntilHandedOut(shop, 'mf-catalog', await rollBack(shop.registry, 'mf-catalog'))
    expect((await page.goto(TRIAL))?.status()).toBe(404)
  })

/** A step of the router, as a link of any page would make it. */
async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate(to => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, address)
}
