import type { Page } from '@playwright/test'
import { expect, test } from '../../support/fixtures.ts'
import { strangerNumber } from '../../support/messages.ts'
import { productByCall } from '../../support/product-by-call.ts'

/** So much later, at most, every shopper sees what staff have changed. */
const WITHIN_MS = 2000

const texts = {
  uk: { price: '36 (S): Ціна, ₴', save: 'Зберегти', saved: 'Модель збережено: 1 артикул', shown: /^2\s?715\s₴$/ },
  en: { price: '36 (S): Price, UAH', save: 'Save', saved: 'Model saved: 1 article', shown: /^€\d/ },
} as const

for (const { language, width } of [
  { language: 'uk', width: 768 },
  { language: 'en', width: 1440 },
] as const)
  test(`a new price is on the product’s page and in the list two seconds after it was saved (${language}, ${width} px)`, async ({
    staff,
    customer,
  }) => {
    const t = texts[language]
    const article = `PRICE-${strangerNumber()}`
    const { page: office } = await staff({ language, width })
    const { page: shopper } = await customer({ language, width: 390 })
    await productByCall(office, { article, title: { uk: article, en: article } })
    await expect.poll(() => listedPrice(shopper, article), { timeout: WITHIN_MS }).toBe(2500)
    await shopper.goto(`/product/${article}`)
    await expect(shopper.getByRole('heading', { level: 1, name: article })).toBeVisible()
    // The product's own; other goods below may cost the same.
    const price = shopper.getByRole('main').getByText(/₴$|^€/).first()
    const before = await price.textContent()

    await office.goto(`/admin/other/products/${article}`)
    await office.getByLabel(t.price).fill('2715')
    await office.getByRole('button', { name: t.save, exact: true }).click()
    await expect(office.getByText(t.saved)).toBeVisible()
    await expect.poll(() => listedPrice(shopper, article), { timeout: WITHIN_MS, intervals: [100] }).toBe(2715)
    await shopper.reload()
    await expect(price).toHaveText(t.shown)
    await expect(price).not.toHaveText(before ?? '')
  })

/** In hryvnias, as the list of the store knows it. */
async function listedPrice(page: Page, article: string): Promise<number | undefined> {
  const answer = await page.request.get(`/api/products/get-by/article-list?article_list=["${article}"]&view=card`)
  const { list } = await answer.json()
  return list[0]?.price?.uah
}
