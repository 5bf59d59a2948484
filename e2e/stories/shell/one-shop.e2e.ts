import { remoteNames } from '@shop/contracts/parts'
import { expect, test } from '../../support/fixtures.ts'
import { shopTexts } from '../../texts/shop-texts.ts'

type Federated = {
  __FEDERATION__: {
    __INSTANCES__: { loadRemote(name: string): Promise<{ default: { shellInstance: string } }> }[]
  }
}

test('all remotes share one instance of the shell', async ({ customer }) => {
  const { page, open } = await customer()
  await open('/')
  await expect(page.getByRole('link', { name: shopTexts.uk.toShop }).first()).toBeVisible()
  const names = remoteNames.map(name => `${name.replaceAll('-', '_')}/remote`)

  const shells = await page.evaluate(async remotes => {
    const [host] = (globalThis as unknown as Federated).__FEDERATION__.__INSTANCES__
    const modules = await Promise.all(remotes.map(remote => host?.loadRemote(remote)))
    return modules.map(module => module?.default.shellInstance)
  }, names)

  expect(shells[0]).toMatch(/^\d+(-\d+){3}$/)
  expect(new Set(shells).size).toBe(1)
})

test('a product put into the cart shows in the header and in another tab', async ({ customer }) => {
  const { page, context, open } = await customer()
  await open('/product/DR-1042-BUR-R')
  const other = await context.newPage()
  await other.goto('/about-us')
  await expect(other.getByRole('link', { name: /^Кошик: 0/ })).toBeVisible()

  await page.getByRole('radio', { name: '38 (M)' }).check({ force: true })
  await page.getByRole('button', { name: shopTexts.uk.addToCart }).filter({ visible: true }).first().click()

  await expect(page.getByRole('link', { name: /^Кошик: 1/, includeHidden: true })).toBeVisible()
  await expect(other.getByRole('link', { name: /^Кошик: 1/ })).toBeVisible()
})

test('changing the language keeps the path and changes texts and currency', async ({ customer }) => {
  const { page, open } = await customer()
  await open('/product/DR-1042-BUR-R')
  await expect(page.getByText('4 990 ₴').first()).toBeVisible()

  await page
    .getByRole('button', { name: 'EN' })
    .or(page.getByRole('button', { name: /English/ }))
    .first()
    .click()

  await expect(page.getByRole('heading', { level: 1, name: shopTexts.en.wrapDress })).toBeVisible()
  await expect(page.getByText('€111').first()).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/product/DR-1042-BUR-R')
  await expect(page.locator('html[lang="en"]')).toBeVisible()
})
