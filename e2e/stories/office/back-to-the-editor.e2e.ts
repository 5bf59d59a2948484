import { expect, test } from '../../support/fixtures.ts'

const texts = {
  uk: { toShop: 'Левада: перейти до магазину', screen: 'Перегляд на екрані 1440 px', shop: 'До покупок' },
  en: { toShop: 'Levada: go to the shop', screen: 'Preview at 1440 px', shop: 'Shop now' },
} as const

for (const { language, width } of [
  { language: 'uk', width: 768 },
  { language: 'en', width: 1440 },
] as const)
  test(`staff who looked at the shop come back to the editor by Back, and its previews are there (${language}, ${width} px)`, async ({
    staff,
  }) => {
    const t = texts[language]
    const { page } = await staff({ language, width })
    const preview = page.frameLocator(`iframe[title="${t.screen}"]`).getByRole('link', { name: t.shop })
    await page.goto('/admin/home-editor')
    await expect(preview).toBeVisible()

    await page.getByRole('link', { name: t.toShop }).click()
    await expect(page.getByRole('main').getByRole('link', { name: t.shop }).first()).toBeVisible()
    await page.reload()
    await expect(page.getByRole('main').getByRole('link', { name: t.shop }).first()).toBeVisible()
    await page.goBack()
    await expect(preview).toBeVisible()
  })
