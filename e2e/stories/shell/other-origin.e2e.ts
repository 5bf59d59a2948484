import { publish } from '@shop/tooling/releases/publish'
import { expect, test } from '../../support/fixtures.ts'
import { type IsolatedShop, servedFolder, startIsolatedShop } from '../../support/isolated-shop.ts'
import { type OtherOrigin, startOtherOrigin } from '../../support/other-origin.ts'
import { garmentLink } from '../../support/purchase.ts'
import { shopTexts } from '../../texts/shop-texts.ts'

const texts = shopTexts.uk
let elsewhere: OtherOrigin
let shop: IsolatedShop

test.beforeAll(async () => {
  elsewhere = await startOtherOrigin(() => shop.folder)
  shop = await startIsolatedShop({ REMOTE_ORIGINS: `mf-catalog=${elsewhere.origin}` })
  await move('mf-catalog', elsewhere.origin)
})

test.afterAll(async () => {
  await shop.stop()
  await elsewhere.stop()
})

/** Has a part come from another origin from now on, or from the shop again. */
async function move(part: string, origin?: string) {
  await publish(shop.registry, part, { folder: servedFolder(shop.folder, part), inputs: '', origin }, 'release')
  await expect
    .poll(async () => entryOf(part))
    .toMatch(origin ? (part === 'mf-catalog' ? origin : 'none') : /^\/remotes/)
}

async function entryOf(part: string): Promise<string> {
  const registry = await (await fetch(`${shop.address}/registry.json`)).json()
  return registry[part]?.entry ?? 'none'
}

/** What the browser says of a file that is not the one that was released. */
const refused = [/Failed to find a valid digest in the 'integrity' attribute|SRI's integrity checks failed/]

test('a remote of another origin works like one of our own, under the security policy', async ({ customer }) => {
  const { page } = await customer({ address: shop.address })
  const loaded: string[] = []
  page.on('request', request => loaded.push(request.url()))
  await page.goto('/store')
  await expect(page.getByRole('checkbox', { name: texts.dresses })).toBeVisible()
  await garmentLink(page, 'DR-1042-BUR').click()
  await expect(page.getByRole('heading', { level: 1, name: texts.wrapDress })).toBeVisible()
  await page.getByRole('radio', { name: '38 (M)' }).check({ force: true })
  await page.getByRole('button', { name: texts.addToCart }).filter({ visible: true }).first().click()
  await expect(page.getByRole('dialog').getByText(texts.wrapDress).first()).toBeVisible()

  const remoteFiles = loaded.filter(url => url.includes('/remotes/catalog/'))
  expect(remoteFiles.filter(url => !url.startsWith(elsewhere.origin))).toEqual([])
  expect(remoteFiles.some(url => url.endsWith('.css'))).toBe(true)
})

const altered = [
  { what: 'an entry', file: /^remoteEntry\..*\.js$/ },
  { what: 'the script of a page', file: /^page-store\..*\.js$/ },
  { what: 'the list of what its files hold', file: /^integrity\..*\.json$/ },
]

for (const { what, file } of altered)
  test(`${what} altered at another origin is refused with a message, and “try again” helps once it is right`, async ({
    customer,
  }) => {
    const { page } = await customer({ address: shop.address, expects: refused })
    elsewhere.alter(file)
    await page.goto('/contacts')
    await page.getByRole('link', { name: texts.shop, exact: true }).first().click()
    await expect(page.getByText(texts.remoteFailed)).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.dataset.altered)).toBeUndefined()

    elsewhere.alter(null)
    await page.getByRole('button', { name: texts.tryAgain }).click()
    await expect(page.getByRole('checkbox', { name: texts.dresses })).toBeVisible()
  })

test('an origin that nobody allowed is not asked: the part is left out, and the rest of the shop works', async ({
  customer,
}) => {
  await move('mf-cart-checkout', elsewhere.origin)
  const { page } = await customer({ address: shop.address })
  await page.goto('/cart')
  await expect(page.getByText(texts.remoteFailed)).toBeVisible()
  await page.getByRole('link', { name: texts.shop, exact: true }).first().click()
  await expect(page.getByRole('checkbox', { name: texts.dresses })).toBeVisible()
  expect(elsewhere.asked.filter(path => path.startsWith('/remotes/cart-checkout/'))).toEqual([])

  await move('mf-cart-checkout')
})
