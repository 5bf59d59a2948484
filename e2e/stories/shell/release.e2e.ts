import { rollBack } from '@shop/tooling/releases/publish'
import { expect, test } from '../../support/fixtures.ts'
import { type IsolatedShop, releaseChanged, startIsolatedShop } from '../../support/isolated-shop.ts'
import { shopTexts } from '../../texts/shop-texts.ts'

const texts = shopTexts.uk
let shop: IsolatedShop

test.beforeAll(async () => {
  shop = await startIsolatedShop()
})

test.afterAll(() => shop.stop())

test('a release reaches the next visit without a restart, an open tab goes on with what it had, and the way back leads back', async ({
  customer,
}) => {
  const { page: tab } = await customer({ address: shop.address })
  const { page: next } = await customer({ address: shop.address })
  const madeBy = (page: typeof tab) => page.evaluate(() => document.documentElement.dataset.storeOf ?? 'before')
  await tab.goto('/about-us')
  await expect(tab.getByRole('heading', { level: 1 })).toBeVisible()
  const mark = 'document.documentElement.dataset.storeOf = "after";'
  const version = await releaseChanged(shop, 'mf-catalog', /^page-store\..*\.js$/, mark)
  await expect.poll(async () => versionIn(await (await fetch(`${shop.address}/registry.json`)).json())).toBe(version)

  await tab.getByRole('banner').getByRole('link', { name: texts.shop, exact: true }).first().click()
  await expect(tab.getByRole('checkbox', { name: texts.dresses })).toBeVisible()
  expect(await madeBy(tab)).toBe('before')
  await tab.reload()
  await expect(tab.getByRole('checkbox', { name: texts.dresses })).toBeVisible()
  expect(await madeBy(tab)).toBe('after')

  const before = await rollBack(shop.registry, 'mf-catalog')
  await expect.poll(async () => versionIn(await (await fetch(`${shop.address}/registry.json`)).json())).toBe(before)
  await next.goto('/store')
  await expect(next.getByRole('checkbox', { name: texts.dresses })).toBeVisible()
  expect(await madeBy(next)).toBe('before')
})

function versionIn(registry: Record<string, { version: string }>): string | undefined {
  return registry['mf-catalog']?.version
}
