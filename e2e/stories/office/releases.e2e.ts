import { settledViolations } from '../../support/axe.ts'
import { callShop } from '../../support/call-shop.ts'
import { expect, test } from '../../support/fixtures.ts'
import { type IsolatedShop, releaseChanged, startIsolatedShop } from '../../support/isolated-shop.ts'
import { garmentLink } from '../../support/purchase.ts'
import { staff } from '../../support/start-shop.ts'
import { shopTexts } from '../../texts/shop-texts.ts'

const office = {
  uk: {
    catalogue: 'Каталог',
    canary: 'Пробний випуск: 10 %',
    link: (version: string) => `Посилання для перевірки: ${version}`,
    copy: 'Копіювати',
    copied: /^Посилання скопійовано/,
    failed: /^1 збій · у 100\s% переглядів/,
    where: (version: string) => new RegExp(`1 раз · версія ${version} · розділ /store`),
    stop: 'Припинити пробу',
    confirm: 'Припинити',
    stopped: 'Пробу припинено',
    everybody: 'Усі',
  },
  en: {
    catalogue: 'Catalogue',
    canary: 'Canary: 10%',
    link: (version: string) => `Test link: ${version}`,
    copy: 'Copy',
    copied: /^The link is copied/,
    failed: /^1 failure · in 100% of page views/,
    where: (version: string) => new RegExp(`1 time · version ${version} · section /store`),
    stop: 'Stop the canary',
    confirm: 'Stop',
    stopped: 'The canary is stopped',
    everybody: 'Everybody',
  },
}
const screens = [
  { language: 'en', width: 390 },
  { language: 'uk', width: 1440 },
] as const
let shop: IsolatedShop

test.beforeAll(async () => {
  shop = await startIsolatedShop()
})

test.afterAll(() => shop.stop())

for (const { language, width } of screens)
  test(`staff send a link to a canary, see that it fails for a visitor who follows it, and take it back (${language}, ${width} px)`, async ({
    customer,
  }) => {
    const texts = office[language]
    // No script at all: nothing in it runs.
    const added = ` broken release in ${language}`
    const version = await releaseChanged(shop, 'mf-catalog', /^page-store\..*\.js$/, added, { share: 10 })
    const { page } = await customer({ address: shop.address, language, width })
    await callShop(page, '/api/admin/login', { data: staff })
    await page.goto('/admin/other')
    await page.locator('a[href="/admin/other/releases"]').click()
    const part = page.getByRole('region', { name: texts.catalogue, exact: true })
    await expect(part.getByText(texts.canary, { exact: true })).toBeVisible()

    await part.getByRole('button', { name: texts.link(version) }).click()
    const address = await part.getByRole('textbox', { name: texts.link(version) }).inputValue()
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await part.getByRole('button', { name: texts.copy, exact: true }).click()
    await expect(part.getByText(texts.copied)).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
    expect(await settledViolations(page)).toEqual([])

    const { page: tester } = await customer({
      address: shop.address,
      language,
      width,
      expects: [/Unexpected identifier 'release'/],
    })
    await tester.goto(address.replace('/?', '/store?'))
    await expect(tester.getByText(shopTexts[language].remoteFailed)).toBeVisible()
    await page.reload()
    await expect(part.getByRole('row').filter({ hasText: version }).getByText(texts.failed)).toBeVisible()
    await expect(part.getByText(texts.where(version))).toBeVisible()
    expect(await settledViolations(page)).toEqual([])

    await part.getByRole('button', { name: texts.stop }).click()
    await part.getByRole('button', { name: texts.confirm, exact: true }).click()
    await expect(page.getByText(texts.stopped).first()).toBeVisible()
    await expect(part.getByRole('row').getByText(texts.everybody, { exact: true })).toBeVisible()
    await tester.goto('/store?try=off')
    await expect(garmentLink(tester, 'DR-1042-BLK')).toBeVisible()
  })
