import { rename } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from '../../support/fixtures.ts'
import { type IsolatedShop, startIsolatedShop } from '../../support/isolated-shop.ts'
import { shopTexts } from '../../texts/shop-texts.ts'

let shop: IsolatedShop

test.beforeAll(async () => {
  shop = await startIsolatedShop()
})

test.afterAll(() => shop.stop())

/** What the browser says of a file that is not there, whether it looks first at the status, the type or the hash of the answer. */
const gone = [
  /Failed to load resource.*404/,
  /Refused to (apply style|execute script) from '[^']*\/remotes\/catalog\//,
  /'integrity' attribute for resource '[^']*\/remotes\/catalog\/|\/remotes\/catalog\/.* SRI's integrity checks failed/,
]

test('when the catalogue’s files are gone, header, cart and checkout still work, and “try again” brings it back', async ({
  customer,
}) => {
  const texts = shopTexts.uk
  const { page } = await customer({ address: shop.address, expects: gone })
  await page.goto('/product/DR-1042-BUR-R')
  await page.getByRole('radio', { name: '38 (M)' }).check({ force: true })
  await page.getByRole('button', { name: texts.addToCart }).filter({ visible: true }).first().click()
  await expect(page.getByRole('dialog').getByText(texts.wrapDress).first()).toBeVisible()

  const files = path.join(shop.folder, 'mf-catalog/dist')
  await rename(files, `${files}-gone`)
  await page.goto('/store')
  await expect(page.getByText(texts.remoteFailed)).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: texts.cart }).click()
  await page.getByRole('dialog').getByRole('link', { name: texts.checkOut }).click()
  await page.getByRole('textbox', { name: texts.name, exact: true }).fill('Олена')
  await page.getByRole('banner').getByRole('link', { name: texts.cart }).click()
  await page.getByRole('link', { name: texts.shop, exact: true }).first().click()
  await expect(page.getByText(texts.remoteFailed)).toBeVisible()

  await rename(`${files}-gone`, files)
  await page.getByRole('button', { name: texts.tryAgain }).click()
  await expect(page.getByRole('checkbox', { name: texts.dresses })).toBeVisible()
})
