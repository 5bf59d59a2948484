import type { Page } from 'playwright-core'
import { settledViolations } from './axe.ts'
import { orderByCall } from './order-by-call.ts'
import { fillCheckout } from './purchase.ts'
import { aVisitor, type Language } from './visitor.ts'
import { words } from './words.ts'

jest.setTimeout(120_000)

type Line = { article: string; size: string; count: number }

const dress: Line = { article: 'DR-1042-BUR-R', size: '36 (S)', count: 1 }
/** The demonstration shelf has one piece of the first and two of the second. */
const lastJumpsuit: Line = { article: 'JS-8003-BUR-L', size: '44 (XXL)', count: 1 }
const twoSkirts: Line = { article: 'SK-7022-BLK-R', size: '44 (XXL)', count: 2 }

const names = {
  uk: {
    refused: 'Деяких товарів немає в наявності, оновіть сторінку',
    gone: 'Уже розкуплено',
    takeOut: 'Прибрати: Комбінезон на запах бордовий',
    payRest: /^Сплатити 5\s070\s₴$/,
  },
  en: {
    refused: 'Some products are out of stock, please refresh the page',
    gone: 'Only 1 left',
    takeOut: 'Reduce to 1',
    payRest: /^Pay €/,
  },
}

test.each<[Language, number, Line]>([
  ['uk', 390, lastJumpsuit],
  ['en', 1440, twoSkirts],
])('another buyer is faster: the line says so, the form stays, the rest is bought (%s, %s px)', async (...story) => {
  const [language, width, scarce] = story
  // The refusal is one of the story's facts; the browser calls it an error of loading.
  const { page, open } = await aVisitor({ language, width, expects: [/status of 409/] })
  const say = { ...words[language], ...names[language] }
  await fillCart(page, open, [dress, scarce])
  await open('/checkout')
  await fillCheckout(page, language)
  await page.getByRole('button', { name: say.pay, disabled: false }).waitFor()

  const { page: faster } = await aVisitor({ language })
  await orderByCall(faster, language, [{ ...scarce, count: 1 }])
  await page.getByRole('button', { name: say.pay }).click()

  await page.getByText(say.refused).waitFor()
  const line = page.getByRole('listitem').filter({ has: page.getByRole('alert').filter({ hasText: say.gone }) })
  await line.waitFor()
  await line.getByRole('button').first().and(page.locator(':focus')).waitFor()
  expect(await settledViolations(page)).toEqual([])
  await line.getByRole('button', { name: say.takeOut }).click()
  await page.getByRole('alert').filter({ hasText: say.gone }).waitFor({ state: 'detached' })
  const form = page.getByRole('main')
  expect(await form.getByRole('textbox', { name: say.email, exact: true }).inputValue()).toBe('olena@example.com')
  await page.getByRole('checkbox', { name: say.consent, checked: true }).waitFor()

  await page.getByRole('button', { name: say.payRest }).click()
  await page.waitForURL('**/sandbox-pay/**')
  await page.getByRole('button', { name: say.approve, exact: true }).click()
  await page.getByText(say.success, { exact: true }).waitFor()
})

async function fillCart(page: Page, open: (path: string) => Promise<void>, goods: Line[]): Promise<void> {
  await open('/contacts')
  await page.evaluate(goods => {
    const lines = goods.map(line => ({ ...line, bundle: null, timestamp: Date.now() }))
    localStorage.setItem('cart', JSON.stringify(lines))
  }, goods)
}
