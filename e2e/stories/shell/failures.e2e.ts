import type { BrowserContext, Page } from '@playwright/test'
import { type RemoteName, remoteNames } from '@shop/contracts/parts'
import { allSourceRoutes } from '@shop/tooling/source-routes'
import { callShop } from '../../support/call-shop.ts'
import { expect, phoneAndDesk, test } from '../../support/fixtures.ts'
import { type IsolatedShop, startIsolatedShop } from '../../support/isolated-shop.ts'
import { garmentLink } from '../../support/purchase.ts'
import { remoteFailures } from '../../support/remote-failures.ts'
import { staff } from '../../support/start-shop.ts'
import { shopTexts } from '../../texts/shop-texts.ts'

type Texts = (typeof shopTexts)[keyof typeof shopTexts]
type FailingScreen = {
  remote: RemoteName
  address: string
  chunk: string
  /** What is there when the screen is. */
  shown(page: Page, texts: Texts): ReturnType<Page['getByRole']>
}

const chosen: FailingScreen[] = [
  {
    remote: 'mf-catalog',
    address: '/store',
    chunk: 'page-store',
    shown: page => garmentLink(page.getByRole('main'), 'DR-1042-BLK'),
  },
  {
    remote: 'mf-cart-checkout',
    address: '/cart',
    chunk: 'page-cart',
    shown: (page, texts) => page.getByRole('heading', { level: 1, name: texts.cart }),
  },
  {
    remote: 'mf-account',
    address: '/user/login',
    chunk: 'page-login',
    shown: (page, texts) => page.getByRole('main').getByLabel(texts.password, { exact: true }),
  },
  {
    remote: 'mf-admin',
    address: '/admin/orders',
    chunk: 'page-orders',
    shown: (page, texts) => page.getByRole('heading', { level: 1, name: texts.orders }),
  },
]

const routes = await allSourceRoutes()
/** Of a remote for which nobody has chosen a screen: the first of its pages. */
const others = remoteNames
  .filter(name => !chosen.some(({ remote }) => remote === name))
  .flatMap((remote): FailingScreen[] => {
    const route = routes.find(({ owner, path }) => owner === remote && !path.includes(':'))
    const shown = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })
    return route ? [{ remote, address: route.path, chunk: `page-${route.page}`, shown }] : []
  })
const screens = [...chosen, ...others]

let shop: IsolatedShop
let staffCookies: Awaited<ReturnType<BrowserContext['cookies']>>

test.beforeAll(async ({ browser }) => {
  // So many reports of failures come from no customer.
  shop = await startIsolatedShop({ LIMITS_FACTOR: '20' })
  // Signed in once: nobody may try so often.
  const office = await browser.newContext({ baseURL: shop.address })
  await callShop(await office.newPage(), '/api/admin/login', { data: staff })
  staffCookies = await office.cookies()
  await office.close()
})

test.afterAll(() => shop.stop())

for (const [row, { remote, address, chunk, shown }] of screens.entries())
  for (const [column, { what, expects, begin, wait }] of remoteFailures.entries()) {
    const { language, width } = phoneAndDesk[(row + column) % 2 === 0 ? 0 : 1]
    test(`${remote} ${what}: its screen says so, the rest works, “try again” helps once it is over (${language}, ${width} px)`, async ({
      customer,
    }) => {
      const texts = shopTexts[language]
      const { page, context } = await customer({ address: shop.address, language, width, expects })
      if (remote === 'mf-admin') await context.addCookies(staffCookies)
      const end = await begin({ shop, remote, chunk, page })
      // As long as the loading of a part that hangs may take on a slow machine.
      const reported = page.waitForRequest('**/api/client-errors', { timeout: 120_000 })
      const failed = async () => {
        await expect(async () => {
          await wait?.(page)
          await expect(page.getByText(texts.remoteFailed)).toBeVisible({ timeout: wait ? 500 : 15_000 })
        }).toPass()
      }
      // What hangs keeps the browser from calling the page loaded.
      await page.goto(address, { waitUntil: 'commit' })
      await failed()
      expect((await reported).postDataJSON()).toMatchObject({ remote, page: address })

      if (remote === 'mf-cart-checkout') await expect(cartLink(page, texts)).toBeVisible()
      else if (remote !== 'mf-admin') await openCart(page, texts)
      if (remote === 'mf-catalog') await openSignIn(page, texts)
      else {
        await page.getByRole('main').getByRole('link', { name: texts.toHome }).click()
        await expect(page.getByRole('main').getByRole('link', { name: texts.toShop }).first()).toBeVisible()
        if (remote === 'mf-admin') await openCart(page, texts)
        await page.goBack({ waitUntil: 'commit' })
        await failed()
      }

      await end()
      await page.getByRole('button', { name: texts.tryAgain }).click()
      await expect(shown(page, texts)).toBeVisible()
    })
  }

function cartLink(page: Page, texts: Texts) {
  return page.getByRole('banner').getByRole('link', { name: texts.cart })
}

async function openCart(page: Page, texts: Texts): Promise<void> {
  await cartLink(page, texts).click()
  await expect(page.getByRole('dialog', { name: texts.cart })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
}

async function openSignIn(page: Page, texts: Texts): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: texts.toAccount }).click()
  await expect(page.getByRole('dialog').getByLabel(texts.password, { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
}
