import type { Page } from '@playwright/test'
import { settledViolations } from '../../support/axe.ts'
import { chooseEntry } from '../../support/choose-entry.ts'
import { expect, test } from '../../support/fixtures.ts'
import { strangerNumber } from '../../support/messages.ts'
import { productByCall } from '../../support/product-by-call.ts'

const texts = {
  uk: {
    other: 'Інше',
    categories: 'Категорії',
    products: /^Товари$/,
    add: 'Нова категорія',
    names: ['Назва, українською', 'Назва, англійською'],
    save: 'Зберегти',
    category: 'Категорія',
    saved: 'Модель збережено: 1 артикул',
    archive: 'В архів',
    unlisted: 'Немає в меню',
    target: 'Перенести до',
    skirts: 'Спідниці',
    archived: /^В архіві: Hats/,
    menu: 'Меню',
    close: 'Закрити меню',
  },
  en: {
    other: 'Other',
    categories: 'Categories',
    products: /^Products$/,
    add: 'New category',
    names: ['Name in Ukrainian', 'Name in English'],
    save: 'Save',
    category: 'Category',
    saved: 'Model saved: 1 article',
    archive: 'Archive',
    unlisted: 'Not in the menu',
    target: 'Move to',
    skirts: 'Skirts',
    archived: /^Archived: Hats/,
    menu: 'Menu',
    close: 'Close the menu',
  },
} as const
type OfficeTexts = (typeof texts)[keyof typeof texts]

for (const { language, width } of [
  { language: 'uk', width: 768 },
  { language: 'en', width: 1440 },
] as const)
  test(`staff make a category and put a product in it; shoppers find it there until it is archived (${language}, ${width} px)`, async ({
    staff,
    customer,
  }) => {
    const t = texts[language]
    const number = strangerNumber()
    const [article, category] = [`CAT-${number}`, `Hats ${number}`]
    const title = `Boater ${number}`
    const { page: office } = await staff({ language, width })
    await productByCall(office, { article, title: { uk: title, en: title } })

    // The card has been open before: it knows the categories of then.
    await office.goto(`/admin/other/products/${article}`)
    await expect(office.getByRole('combobox', { name: t.category })).toHaveValue(t.skirts)
    await openSection(office, t, t.categories)
    await office.getByRole('button', { name: t.add }).click()
    const panel = office.getByRole('dialog')
    for (const name of t.names) await panel.getByLabel(name).fill(category)
    expect(await settledViolations(office)).toEqual([])
    await panel.getByRole('button', { name: t.save, exact: true }).click()
    await expect(office.getByRole('row', { name: category }).getByText(t.unlisted)).toBeVisible()
    await dragBefore(office, category, t.skirts)
    await openSection(office, t, t.products)
    await office.getByRole('link', { name: title }).click()
    await expect(office.getByRole('heading', { level: 1, name: article })).toBeVisible()
    await chooseEntry(office, t.category, category)
    await office.getByRole('button', { name: t.save, exact: true }).click()
    await expect(office.getByText(t.saved)).toBeVisible()

    const { page: shopper } = await customer({ language, width })
    const tree = shopper.getByRole('navigation', { name: t.categories })
    // With its first product it stands in the menu, two seconds later.
    await expect(async () => {
      await shopper.goto('/')
      await shopper.getByRole('button', { name: t.menu, exact: true }).click()
      await expect(tree.getByRole('link', { name: category })).toBeVisible({ timeout: 2000 })
    }).toPass()
    await tree.getByRole('link', { name: category }).click()
    await shopper.waitForURL(`**/store?categories=hats-${number}`)
    await expect(shopper.getByRole('heading', { level: 1 })).toHaveText(category)
    // What staff save is in the list two seconds later; a list that is open stays as it is.
    const card = shopper.getByRole('main').getByRole('link', { name: title }).first()
    await expect(async () => {
      await shopper.reload()
      await expect(card).toBeVisible({ timeout: 3000 })
    }).toPass()
    await card.click()
    await shopper.waitForURL(`**/product/${article}`)

    await openSection(office, t, t.categories)
    await office.getByRole('link', { name: category }).click()
    await panel.getByRole('button', { name: `${t.archive}: ${category}` }).click()
    const question = office.getByRole('dialog', { name: `${t.archive}: ${category}` })
    await question.getByLabel(t.target).selectOption({ label: t.skirts })
    expect(await settledViolations(office)).toEqual([])
    await question.getByRole('button', { name: t.archive, exact: true }).click()
    await expect(office.getByText(t.archived)).toBeVisible()

    await shopper.goto('/')
    await shopper.getByRole('button', { name: t.menu, exact: true }).click()
    await expect(tree.getByRole('link', { name: t.skirts })).toBeVisible()
    await expect(tree.getByRole('link', { name: category })).toHaveCount(0)
    await expect
      .poll(async () =>
        (await shopper.request.get('/api/products/get-by/filters?categories=["skirts"]&limit=100')).text(),
      )
      .toContain(article)
  })

/** A category that was put last goes before another one, by mouse; that outlives the page. */
async function dragBefore(page: Page, moved: string, other: string): Promise<void> {
  const names = async () => {
    const rows = await page.getByRole('row').all()
    return Promise.all(rows.map(row => row.getAttribute('aria-label')))
  }
  await page.getByRole('row', { name: moved }).dragTo(page.getByRole('row', { name: other, exact: true }), {
    sourcePosition: { x: 12, y: 12 },
    targetPosition: { x: 60, y: 4 },
  })
  await expect.poll(async () => (await names()).join('\n')).toContain(`${moved}\n${other}`)
  await page.reload()
  await expect(page.getByRole('row', { name: moved })).toBeVisible()
  expect((await names()).join('\n')).toContain(`${moved}\n${other}`)
}

/** By the links of the office, as staff go: nothing is reloaded. */
async function openSection(page: Page, t: OfficeTexts, name: string | RegExp): Promise<void> {
  await page.getByRole('link', { name: t.other, exact: true }).first().click()
  await page.getByRole('main').getByRole('link', { name }).click()
}
