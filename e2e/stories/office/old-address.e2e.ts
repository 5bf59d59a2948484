import type { Page } from '@playwright/test'
import { settledViolations } from '../../support/axe.ts'
import { chooseEntry } from '../../support/choose-entry.ts'
import { expect, test } from '../../support/fixtures.ts'
import { strangerNumber } from '../../support/messages.ts'
import { pictureByCall, productByCall, stockByCall } from '../../support/product-by-call.ts'

const texts = {
  uk: {
    copy: 'Зробити копію',
    copying: 'Копія товару',
    model: 'Модель',
    addColor: 'Додати колір',
    black: 'Чорний',
    make: 'Створити 1 артикул',
    show: 'Показати в магазині',
    hide: 'Приховати',
    hidden: 'приховано',
    shown: 'у магазині',
    from: 'Стара адреса',
    to: 'Нова адреса',
    add: 'Додати',
    leadsOn: 'тепер веде далі',
    skirts: /^Спідниці/,
  },
  en: {
    copy: 'Make a copy',
    copying: 'Copy of a product',
    model: 'Model',
    addColor: 'Add a colour',
    black: 'Black',
    make: 'Create 1 article',
    show: 'Show in the shop',
    hide: 'Hide',
    hidden: 'is hidden',
    shown: 'is in the shop',
    from: 'Old address',
    to: 'New address',
    add: 'Add',
    leadsOn: 'leads on now',
    skirts: /^Skirts/,
  },
} as const
type OfficeTexts = (typeof texts)[keyof typeof texts]

for (const { language, width } of [
  { language: 'uk', width: 768 },
  { language: 'en', width: 1440 },
] as const)
  test(`the old link of a renamed article leads to the new one, that of a removed one where staff say (${language}, ${width} px)`, async ({
    staff,
    customer,
  }) => {
    const t = texts[language]
    const number = strangerNumber()
    const [old, removed] = [`OLD-${number}`, `GONE-${number}`]
    const model = `RENAMED-${number}`
    const title = { uk: `Спідниця ${number}`, en: `Skirt ${number}` }
    const { page: office } = await staff({ language, width })
    for (const article of [old, removed]) await productByCall(office, { article, title })
    const { page: shopper } = await customer({ language, width })
    const heading = shopper.getByRole('heading', { level: 1, name: title[language] })
    await expect(async () => {
      await shopper.goto(`/product/${old}`)
      await expect(heading).toBeVisible({ timeout: 3000 })
    }).toPass()

    const renamed = await copyAs(office, t, old, model)
    await leadOn(office, t, old, `/product/${renamed}`)
    await leadOn(office, t, removed, '/store?categories=skirts')
    expect(await settledViolations(office)).toEqual([])

    await shopper.goto(`/product/${old}?utm_source=friend`)
    await expect(shopper).toHaveURL(new RegExp(`/product/${renamed}\\?utm_source=friend$`))
    await expect(heading).toBeVisible()
    await shopper.goto(`/product/${removed.toLowerCase()}`)
    await expect(shopper).toHaveURL(/\/store\?categories=skirts$/)
    await expect(shopper.getByRole('heading', { level: 1, name: t.skirts })).toBeVisible()
  })

/** Copies a product under another name and shows it; gives the article that the office proposes. */
async function copyAs(page: Page, t: OfficeTexts, article: string, model: string): Promise<string> {
  await page.goto(`/admin/other/products/${article}`)
  await page.getByRole('link', { name: t.copy }).click()
  await expect(page.getByRole('heading', { level: 1, name: t.copying })).toBeVisible()
  await page.getByLabel(t.model).fill(model)
  await chooseEntry(page, t.addColor, t.black)
  await page.getByRole('button', { name: t.make }).click()
  await page.waitForURL(`**/products/${model}-*`)
  const renamed = page.url().split('/').at(-1) ?? ''
  await pictureByCall(page, renamed)
  await stockByCall(page, renamed)
  await page.reload()
  await page.getByRole('button', { name: `${t.show}: ${renamed}` }).click()
  await expect(page.getByText(`${renamed} ${t.shown}`)).toBeVisible()
  return renamed
}

/** Hides a product and says where its address leads from now on. */
async function leadOn(page: Page, t: OfficeTexts, article: string, to: string): Promise<void> {
  await page.goto(`/admin/other/products/${article}`)
  await page.getByRole('button', { name: `${t.hide}: ${article}` }).click()
  await expect(page.getByText(`${article} ${t.hidden}`)).toBeVisible()
  await page.goto('/admin/other/redirects')
  await page.getByLabel(t.from).fill(`/product/${article}`)
  await page.getByLabel(t.to).fill(to)
  await page.getByRole('button', { name: t.add, exact: true }).click()
  await expect(page.getByText(t.leadsOn)).toBeVisible()
}
