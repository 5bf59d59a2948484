import type { Page } from '@playwright/test'
import { settledViolations } from '../../support/axe.ts'
import { expect, type Language, test } from '../../support/fixtures.ts'
import { orderByCall } from '../../support/order-by-call.ts'
import { fillCheckout } from '../../support/purchase.ts'
import { shopTexts } from '../../texts/shop-texts.ts'

type Line = { article: string; size: string; count: number }

const dress: Line = { article: 'DR-1042-BUR-R', size: '36 (S)', count: 1 }
/** The demonstration shelf has one item of the first and two of the second. */
const lastJumpsuit: Line = { article: 'JS-8003-BUR-L', size: '44 (XXL)', count: 1 }
const twoSkirts: Line = { article: 'SK-7022-BLK-R', size: '44 (XXL)', count: 2 }

const names = {
  uk: {
    refused: 'Деяких товарів немає в наявності, оновіть сторінку',
    gone: 'Уже розкуплено',
    takeOut: 'Прибрати: Комбінезон на запах',
    payRest: /^Сплатити 5\s070\s₴$/,
  },
  en: {
    refused: 'Some products are out of stock, please refresh the page',
    gone: 'Only 1 left',
    takeOut: 'Reduce to 1',
    payRest: /^Pay €/,
  },
}

for (const story of [
  ['uk', 390, lastJumpsuit],
  ['en', 1440, twoSkirts],
] satisfies [Language, number, Line][])
  test(`when another buyer is faster, the line says so, the form stays, and the rest is bought (${story[0]}, ${story[1]} px)`, async ({
    customer,
  }) => {
    const [language, width, scarce] = story
    // The refusal is one of the story's facts; the browser calls it an error of loading.
    const { page, open } = await customer({ language, width, expects: [/status of 409/] })
    const texts = { ...shopTexts[language], ...names[language] }
    await fillCart(page, open, [dress, scarce])
    await open('/checkout')
    await fillCheckout(page, language)
    await expect(page.getByRole('button', { name: texts.pay, disabled: false })).toBeVisible()

    const { page: faster } = await customer({ language })
    await orderByCall(faster, language, [{ ...scarce, count: 1 }])
    await page.getByRole('button', { name: texts.pay }).click()

    await expect(page.getByText(texts.refused)).toBeVisible()
    const line = page.getByRole('listitem').filter({ has: page.getByRole('alert').filter({ hasText: texts.gone }) })
    await expect(line).toBeVisible()
    await expect(line.getByRole('button').first().and(page.locator(':focus'))).toBeVisible()
    expect(await settledViolations(page)).toEqual([])
    await line.getByRole('button', { name: texts.takeOut }).click()
    await expect(page.getByRole('alert').filter({ hasText: texts.gone })).toHaveCount(0)
    const form = page.getByRole('main')
    await expect(form.getByRole('textbox', { name: texts.email, exact: true })).toHaveValue('olena@example.com')
    await expect(page.getByRole('checkbox', { name: texts.consent, checked: true })).toBeVisible()

    await page.getByRole('button', { name: texts.payRest }).click()
    await page.waitForURL('**/sandbox-pay/**')
    await page.getByRole('button', { name: texts.approve, exact: true }).click()
    await expect(page.getByText(texts.success, { exact: true })).toBeVisible()
  })

async function fillCart(page: Page, open: (path: string) => Promise<void>, goods: Line[]): Promise<void> {
  await open('/contacts')
  await page.evaluate(goods => {
    const lines = goods.map(line => ({ ...line, bundle: null, timestamp: Date.now() }))
    localStorage.setItem('cart', JSON.stringify(lines))
  }, goods)
}
