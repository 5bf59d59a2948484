import { settledViolations } from '../../support/axe.ts'
import { callShop } from '../../support/call-shop.ts'
import { expect, test } from '../../support/fixtures.ts'
import { type IsolatedShop, startIsolatedShop } from '../../support/isolated-shop.ts'
import { staff } from '../../support/start-shop.ts'

const office = {
  uk: {
    title: 'Токени команд',
    make: 'Створити токен',
    team: 'Команда',
    part: 'Каталог',
    days: '30 днів',
    confirm: 'Створити',
    tokenOf: 'Токен команди lookbook',
    unused: 'ще не використано',
    strike: 'Викреслити токен команди lookbook',
    confirmStrike: 'Викреслити',
    struck: 'Токен команди lookbook викреслено',
  },
  en: {
    title: 'Team tokens',
    make: 'Make a token',
    team: 'Team',
    part: 'Catalogue',
    days: '30 days',
    confirm: 'Make',
    tokenOf: 'Token of team lookbook',
    unused: 'not used yet',
    strike: 'Strike the token of team lookbook',
    confirmStrike: 'Strike',
    struck: 'The token of team lookbook is struck',
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
  test(`an owner makes a token for a team, sees it used, and strikes it: then it opens nothing (${language}, ${width} px)`, async ({
    customer,
  }) => {
    const texts = office[language]
    const { page } = await customer({ address: shop.address, language, width })
    await callShop(page, '/api/admin/login', { data: staff })
    await callShop(page, '/api/admin/me/step-up', { data: { password: staff.password } })
    await page.goto('/admin/other/releases')
    const tokens = page.getByRole('region', { name: texts.title, exact: true })

    await tokens.getByRole('button', { name: texts.make }).click()
    await tokens.getByLabel(texts.team, { exact: true }).fill('lookbook')
    await tokens.getByLabel(texts.part, { exact: true }).check()
    await tokens.getByText(texts.days, { exact: true }).click()
    expect(await settledViolations(page)).toEqual([])
    await tokens.getByRole('button', { name: texts.confirm, exact: true }).click()
    const token = await tokens.getByLabel(texts.tokenOf, { exact: true }).inputValue()
    const row = tokens.getByRole('row').filter({ hasText: 'lookbook' })
    await expect(row.getByText(texts.unused)).toBeVisible()

    const statusOfCall = async () => {
      const headers = { authorization: `Bearer ${token}` }
      return (await fetch(`${shop.address}/api/admin/releases/parts/mf-catalog`, { headers })).status
    }
    expect(await statusOfCall()).toBe(200)
    await page.reload()
    await expect(tokens.getByRole('row').filter({ hasText: 'lookbook' })).toBeVisible()
    await expect(row.getByText(texts.unused)).toHaveCount(0)
    await expect(page.getByText(token)).toHaveCount(0)

    await tokens.getByRole('button', { name: texts.strike }).click()
    await tokens.getByRole('button', { name: texts.confirmStrike, exact: true }).click()
    await expect(page.getByText(texts.struck).first()).toBeVisible()
    await expect(row).toHaveCount(0)
    expect(await statusOfCall()).not.toBe(200)
    expect(await settledViolations(page)).toEqual([])
  })
