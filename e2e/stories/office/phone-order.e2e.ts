import type { Page } from '@playwright/test'
import { settledViolations } from '../../support/axe.ts'
import { callShop } from '../../support/call-shop.ts'
import { expect, phoneAndDesk, test } from '../../support/fixtures.ts'
import { choose } from '../../support/purchase.ts'
import { shopTexts } from '../../texts/shop-texts.ts'

const officeTexts = {
  uk: {
    newOrder: 'Нове замовлення',
    find: 'Знайти річ',
    name: 'Ім’я',
    lastName: 'Прізвище',
    phone: 'Телефон',
    department: 'Відділення або поштомат',
    percent: 'Знижка, %',
    reason: 'Причина',
    discount: 'Знижка від магазину 10 %',
    make: 'Оформити замовлення',
    payLink: 'Посилання для оплати',
    madeBy: /для клієнта/,
  },
  en: {
    newOrder: 'New order',
    find: 'Find an item',
    name: 'First name',
    lastName: 'Last name',
    phone: 'Phone',
    department: 'Branch or parcel locker',
    percent: 'Discount, %',
    reason: 'Reason',
    discount: 'Discount from the shop, 10%',
    make: 'Make the order',
    payLink: 'Link to pay by',
    madeBy: /for the customer/,
  },
} as const

/** No other story buys this one. */
const articles = { uk: 'SK-7022-GRC-R', en: 'SK-7022-GRC-L' } as const
const size = '36 (S)'

/** How many of the size customers can buy now. */
async function leftOf(page: Page, article: string): Promise<number> {
  const answer = await callShop(page, `/api/products/get-by/model-by-article?article=${article}`, {
    method: 'GET',
  })
  const { product }: { product: { sizes: { name: string; count: number }[] } } = await answer.json()
  return product.sizes.find(({ name }) => name === size)?.count ?? 0
}

for (const { language, width } of phoneAndDesk)
  test(`an order by phone is made by staff and paid by its link, and the stock falls (${language}, ${width} px)`, async ({
    customer,
    staff,
  }) => {
    const texts = officeTexts[language]
    const article = articles[language]
    const { page: buyer } = await customer({ language, width })
    const before = await leftOf(buyer, article)

    const { page: office, open } = await staff({ language, width })
    await open('/admin/orders')
    await office.getByRole('link', { name: texts.newOrder }).click()
    await office.waitForURL('**/admin/orders/new')
    const found = office.getByRole('combobox', { name: texts.find })
    await found.pressSequentially(article)
    await office.getByRole('option', { name: article }).click()
    await office.getByRole('radio', { name: size }).check({ force: true })
    await office.getByRole('textbox', { name: texts.name, exact: true }).fill('Ірина')
    await office.getByRole('textbox', { name: texts.lastName, exact: true }).fill('Мельник')
    await office.getByRole('textbox', { name: texts.phone, exact: true }).fill('671112233')
    await choose(office, shopTexts[language].area, shopTexts[language].kyivRegion)
    await choose(office, shopTexts[language].city, shopTexts[language].kyiv)
    await choose(office, texts.department, '12')
    await office.getByRole('textbox', { name: texts.percent }).fill('10')
    await office.getByRole('textbox', { name: texts.reason }).fill('Подяка за терпіння')
    await expect(office.getByText(texts.discount)).toBeVisible()
    expect(await settledViolations(office)).toEqual([])
    await office.getByRole('button', { name: texts.make }).click()

    await office.waitForURL(/\/admin\/orders\?order=/)
    const panel = office.getByRole('dialog')
    await expect(panel.getByText(texts.madeBy)).toBeVisible()
    const link = await panel.getByLabel(texts.payLink).inputValue()
    expect(await settledViolations(office)).toEqual([])
    expect(await leftOf(buyer, article)).toBe(before - 1)

    await buyer.goto(new URL(link).pathname)
    await buyer.getByRole('button', { name: shopTexts[language].pay }).click()
    await buyer.waitForURL('**/sandbox-pay/**')
    await buyer.getByRole('button', { name: shopTexts[language].approve, exact: true }).click()
    await expect(buyer.getByText(shopTexts[language].success, { exact: true })).toBeVisible()

    await office.reload()
    await expect(panel.getByText(shopTexts[language].paid, { exact: true }).first()).toBeVisible()
    expect(await leftOf(buyer, article)).toBe(before - 1)
  })
