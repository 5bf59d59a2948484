import type { Page } from '@playwright/test'
import { settledViolations } from './axe.ts'
import { expect, phoneAndDesk, test } from './fixtures.ts'
import { fillCheckout } from './purchase.ts'
import { scrollUntil } from './scroll-until.ts'
import { words } from './words.ts'

const DRESS = '/product/DR-1042-BUR-R'

const names = {
  uk: {
    question: 'Cookies: вирішуєте ви',
    all: 'Дозволити всі',
    necessary: 'Лише необхідні',
    settings: 'Налаштування cookies',
    heart: /^Додати до бажаного: Сукня на запах бордова/,
  },
  en: {
    question: 'Cookies: your choice',
    all: 'Allow all',
    necessary: 'Only necessary',
    settings: 'Cookie settings',
    heart: /^Add to wishlist: Burgundy wrap dress/,
  },
}
const prices = { uk: { currency: 'UAH', value: 4990 }, en: { currency: 'EUR', value: 111 } }

for (const { language, width } of phoneAndDesk)
  test(`a purchase is told step by step, from the consent on, and nothing of the person (${language}, ${width} px)`, async ({
    customer,
  }) => {
    const { page, open } = await customer({ language, width, consent: null })
    const say = { ...words[language], ...names[language] }
    await open(DRESS)
    await expect(page.getByRole('heading', { level: 1, name: say.wrapDress })).toBeVisible()
    await page.waitForLoadState('networkidle')
    // By the keys: the question comes as soon as anything scrolls.
    await page.getByRole('radio', { name: '38 (M)' }).press('Space')
    await page.getByRole('button', { name: say.addToCart }).filter({ visible: true }).first().press('Enter')
    await expect(page.getByRole('dialog').getByText(say.wrapDress).first()).toBeVisible()
    await page.keyboard.press('Escape')
    await scrollUntil(page, page.getByRole('region', { name: say.question }), 1200)
    expect(await settledViolations(page)).toEqual([])
    expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false)

    await page.getByRole('button', { name: say.all }).click()
    await page.getByRole('button', { name: say.heart }).filter({ visible: true }).first().click()
    await told(page, 'add_to_wishlist')
    await page.getByRole('link', { name: say.cart }).first().click()
    await told(page, 'view_cart')
    expect(await settledViolations(page)).toEqual([])
    await page.getByRole('dialog').getByRole('link', { name: say.checkOut }).click()
    await fillCheckout(page, language)
    await told(page, 'begin_checkout')
    expect(await events(page)).toMatchObject([
      { event: 'add_to_wishlist', ecommerce: prices[language] },
      { event: 'view_cart', ecommerce: prices[language] },
      { event: 'begin_checkout', ecommerce: { ...prices[language], items: [{ item_variant: '38 (M) / 160-167' }] } },
    ])
    expect(JSON.stringify(await events(page))).not.toMatch(/Олена|Шевченко|067|olena/)

    await page.getByRole('button', { name: say.pay }).click()
    await page.waitForURL('**/sandbox-pay/**')
    await page.getByRole('button', { name: say.approve, exact: true }).click()
    await expect(page.getByText(say.success, { exact: true })).toBeVisible()
    await told(page, 'purchase')
    const number = expect.stringMatching(/^\d{2}-\d{6}$/)
    expect(await events(page)).toMatchObject([
      { event: 'purchase', ecommerce: { ...prices[language], transaction_id: number } },
    ])

    await page.reload()
    await expect(page.getByText(say.success, { exact: true })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await events(page)).toEqual([])
  })

test('the question comes once and not over the first view, leaves the bar that buys free, and the footer has it again', async ({
  customer,
}) => {
  const { page, open } = await customer({ width: 390, consent: null })
  const say = names.uk
  await open(DRESS)
  const question = page.getByRole('region', { name: say.question })
  await page.waitForLoadState('networkidle')
  await expect(question).toBeHidden()
  await scrollUntil(page, question, 1200)
  const bar = page.locator('[data-floats]')
  await expect(bar).toBeVisible()
  const [over, buying] = await Promise.all([question.boundingBox(), bar.boundingBox()])
  expect((over?.y ?? 0) + (over?.height ?? 0)).toBeLessThanOrEqual(buying?.y ?? 0)

  await question.getByRole('button', { name: say.necessary }).press('Enter')
  await expect(question).toHaveCount(0)
  await page.reload()
  await page.waitForLoadState('networkidle')
  await expect(question).toBeHidden()

  await page.getByRole('button', { name: say.settings }).press('Enter')
  await expect(question.and(page.locator(':focus'))).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: say.settings }).and(page.locator(':focus'))).toBeVisible()
})

type Told = { event?: string }

function events(page: Page): Promise<unknown[]> {
  return page.evaluate(() => (window.dataLayer ?? []).filter(one => (one as Told | null)?.event))
}

async function told(page: Page, event: string): Promise<void> {
  await page.waitForFunction(name => window.dataLayer?.some(one => (one as Told | null)?.event === name), event)
}
