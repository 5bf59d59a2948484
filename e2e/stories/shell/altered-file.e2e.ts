import { alter } from '../../support/alter.ts'
import { expect, test } from '../../support/fixtures.ts'
import { type IsolatedShop, startIsolatedShop } from '../../support/isolated-shop.ts'
import { shopTexts } from '../../texts/shop-texts.ts'

const texts = shopTexts.uk
let shop: IsolatedShop

test.beforeAll(async () => {
  shop = await startIsolatedShop()
})

test.afterAll(() => shop.stop())

/** What the browser says of a file that is not the one that was released. */
const refused = [/Failed to find a valid digest in the 'integrity' attribute|SRI's integrity checks failed/]

const altered = [
  { what: 'its entry', file: /^remoteEntry\..*\.js$/, opens: '/contacts' },
  { what: 'the script of a page', file: /^page-store\..*\.js$/, opens: '/contacts' },
  { what: 'the script of the page that is opened', file: /^page-store\..*\.js$/, opens: '/store' },
  { what: 'the style of the page that is opened', file: /^page-store\..*\.css$/, opens: '/store' },
  { what: 'the list of what its files hold', file: /^integrity\..*\.json$/, opens: '/contacts' },
]

for (const { what, file, opens } of altered)
  test(`${what} altered after the catalogue’s release: it is refused, the cart works, “try again” helps once it is right`, async ({
    customer,
  }) => {
    const { page } = await customer({ address: shop.address, expects: refused })
    const restore = await alter(shop, 'mf-catalog', file)
    await page.goto(opens)
    if (opens !== '/store') await page.getByRole('link', { name: texts.shop, exact: true }).first().click()
    await expect(page.getByText(texts.remoteFailed)).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.dataset.altered)).toBeUndefined()
    await page.getByRole('banner').getByRole('link', { name: texts.cart }).click()
    await expect(page.getByRole('dialog', { name: texts.cart })).toBeVisible()
    await page.keyboard.press('Escape')

    await restore()
    await page.getByRole('button', { name: texts.tryAgain }).click()
    await expect(page.getByRole('checkbox', { name: texts.dresses })).toBeVisible()
  })
