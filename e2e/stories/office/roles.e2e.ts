import type { Locator, Page } from '@playwright/test'
import { settledViolations } from '../../support/axe.ts'
import { payByCall } from '../../support/bank-by-call.ts'
import { expect, type Language, type NewCustomer, phoneAndDesk, test } from '../../support/fixtures.ts'
import { orderByCall } from '../../support/order-by-call.ts'
import { signInAsRole } from '../../support/staff-of-role.ts'

const texts = {
  uk: {
    search: 'Пошук',
    sections: 'Розділи',
    tabs: 'Частина «Інше»',
    trail: 'Шлях',
    products: 'Товари',
    orders: 'Замовлення',
    buyers: 'Покупці зі знайдених замовлень',
    packing: /Треба зібрати/,
    refund: /Треба повернути кошти/,
    hidden: /Приховано від покупців/,
    paidToday: /Оформлено й оплачено сьогодні/,
    newProduct: 'Новий товар',
    take: 'Взяти в роботу',
    reallyTake: 'Взяти',
    ship: 'Відправити',
    surname: 'Шевченко',
    log: { typed: 'audit log', name: 'Журнал дій' },
    unknown: 'Сторінку не знайдено',
    redirects: 'Переадресування',
  },
  en: {
    search: 'Search',
    sections: 'Sections',
    tabs: 'The part Other',
    trail: 'Path',
    products: 'Products',
    orders: 'Orders',
    buyers: 'Customers of the orders found',
    packing: /To be packed/,
    refund: /Money to refund/,
    hidden: /Hidden from customers/,
    paidToday: /Placed and paid today/,
    newProduct: 'New product',
    take: 'Start processing',
    reallyTake: 'Start',
    ship: 'Ship',
    surname: 'Шевченко',
    log: { typed: 'журнал дій', name: 'Audit log' },
    unknown: 'Page not found',
    redirects: 'Redirects',
  },
} as const
type Texts = (typeof texts)[Language]

const article = 'DR-1042-BUR-R'

for (const { language, width } of phoneAndDesk)
  test(`each role begins with its own work and finds what it needs by one search (${language}, ${width} px)`, async ({
    staff,
    customer,
  }) => {
    test.slow()
    const t = texts[language]
    const options = { language, width }
    const { page: shopper } = await customer(options)
    const { number, ref } = await orderByCall(shopper, language)
    await payByCall(shopper, ref)
    const { page: owner } = await staff(options)
    const as = (role: Parameters<typeof signInAsRole>[2]) => colleague(customer, owner, role, options)

    await beginsAsOwner(owner, t)
    await packs(await as('manager'), t, number)
    await looksAfterGoods(await as('content'), t)
    await looksAfterMoney(await as('accountant'), t, number)
  })

async function colleague(
  customer: NewCustomer,
  owner: Page,
  role: Parameters<typeof signInAsRole>[2],
  options: { language: Language; width: number },
): Promise<Page> {
  const { page } = await customer(options)
  await signInAsRole(owner, page, role, options.language)
  await page.goto('/admin/home')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await settledViolations(page)).toEqual([])
  return page
}

/** Orders and goods on one page; a page of the office is found by its name in the other language, and stands among its tabs. */
async function beginsAsOwner(page: Page, t: Texts): Promise<void> {
  await page.goto('/admin/home')
  await expect(page.getByRole('link', { name: t.packing })).toBeVisible()
  await expect(page.getByRole('link', { name: t.hidden })).toBeVisible()
  expect(await settledViolations(page)).toEqual([])
  const field = await openSearch(page, t)
  await field.fill(t.log.typed)
  await expect(page.getByRole('option', { name: t.log.name })).toBeVisible()
  await field.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: t.log.name })).toBeVisible()
  await expect(page.getByRole('navigation', { name: t.tabs }).getByRole('link', { name: t.log.name })).toBeInViewport()
  expect(await settledViolations(page)).toEqual([])
}

/** From the figure to the queue, from the number to the order, and the order is on its way. */
async function packs(page: Page, t: Texts, number: string): Promise<void> {
  await page.getByRole('link', { name: t.packing }).click()
  await expect(page).toHaveURL(/needs=packing/)
  await page.keyboard.press('Control+KeyK')
  const field = page.getByRole('combobox').and(page.locator(':focus'))
  await field.fill(number)
  // Sent at once: it is gone to as soon as it is found.
  await field.press('Enter')
  const panel = page.getByRole('dialog')
  await panel.getByRole('button', { name: t.take, exact: true }).click()
  await panel.getByRole('button', { name: t.reallyTake, exact: true }).click()
  await expect(panel.getByRole('button', { name: t.ship, exact: true })).toBeVisible()
}

async function looksAfterGoods(page: Page, t: Texts): Promise<void> {
  const sections = page.getByRole('navigation', { name: t.sections })
  await expect(page.getByRole('link', { name: t.newProduct })).toBeVisible()
  await expect(sections.getByRole('link', { name: t.orders })).toHaveCount(0)
  await page.getByRole('link', { name: t.hidden }).click()
  await expect(page).toHaveURL(/shown=no/)
  const field = await openSearch(page, t)
  await field.fill(article)
  await expect(page.getByRole('option', { name: article })).toBeVisible()
  expect(await settledViolations(page)).toEqual([])
  await field.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/products/${article}$`))
  await expect(sections.getByRole('link', { name: t.products })).toHaveAttribute('aria-current', 'page')
  await page.getByRole('navigation', { name: t.trail }).getByRole('link', { name: t.products }).click()
  await expect(page.getByRole('heading', { level: 1, name: t.products })).toBeVisible()

  await page.goto('/admin/other/nonsense')
  await expect(page.getByRole('heading', { level: 1, name: t.unknown })).toBeVisible()
  await expect(sections.getByRole('link', { name: t.products })).toBeVisible()
  await page.goto('/admin/other/redirects')
  await expect(page.getByRole('navigation', { name: t.tabs }).getByRole('link', { name: t.redirects })).toBeInViewport()
}

async function looksAfterMoney(page: Page, t: Texts, number: string): Promise<void> {
  await expect(page.getByRole('link', { name: t.paidToday })).toBeVisible()
  await expect(page.getByRole('link', { name: t.packing })).toHaveCount(0)
  await page.getByRole('link', { name: t.refund }).click()
  await expect(page).toHaveURL(/needs=refund/)
  const field = await openSearch(page, t)
  await field.fill(t.surname)
  const results = page.getByRole('listbox')
  await expect(results.getByRole('group', { name: t.buyers })).toBeVisible()
  expect(await settledViolations(page)).toEqual([])
  await results.getByRole('option', { name: number }).click()
  await expect(page).toHaveURL(new RegExp(`order=${number}`))
  await expect(page.getByRole('dialog').getByRole('heading', { name: number })).toBeVisible()
}

async function openSearch(page: Page, t: Texts): Promise<Locator> {
  await page.getByRole('button', { name: t.search, exact: true }).click()
  return page.getByRole('dialog').getByRole('combobox')
}
