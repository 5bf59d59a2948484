import type { Locator, Page } from '@playwright/test'
import { settledViolations } from '../../support/axe.ts'
import { expect, phoneAndDesk, test } from '../../support/fixtures.ts'
import { fillCheckout } from '../../support/purchase.ts'
import { scrollUntil } from '../../support/scroll-until.ts'
import { shopTexts } from '../../texts/shop-texts.ts'

const DRESS = '/product/DR-1042-BUR-R'

const names = {
  uk: {
    question: 'Cookies: вирішуєте ви',
    all: 'Дозволити всі',
    necessary: 'Лише необхідні',
    settings: 'Налаштування cookies',
    heart: /^Додати до бажаного: Сукня на запах/,
  },
  en: {
    question: 'Cookies: your choice',
    all: 'Allow all',
    necessary: 'Only necessary',
    settings: 'Cookie settings',
    heart: /^Add to wishlist: Wrap dress/,
  },
}
const prices = { uk: { currency: 'UAH', value: 4990 }, en: { currency: 'EUR', value: 111 } }

for (const { language, width } of phoneAndDesk)
  test(`a purchase is tracked step by step after the consent, without personal data (${language}, ${width} px)`, async ({
    customer,
  }) => {
    const { page, open } = await customer({ language, width, consent: null })
    const texts = { ...shopTexts[language], ...names[language] }
    await open(DRESS)
    await expect(page.getByRole('heading', { level: 1, name: texts.wrapDress })).toBeVisible()
    await page.waitForLoadState('networkidle')
    // By the keys: the question comes as soon as anything scrolls.
    await page.getByRole('radio', { name: '38 (M)' }).press('Space')
    await page.getByRole('button', { name: texts.addToCart }).filter({ visible: true }).first().press('Enter')
    await expect(page.getByRole('dialog').getByText(texts.wrapDress).first()).toBeVisible()
    await page.keyboard.press('Escape')
    await readToTheEnd(page, page.getByRole('region', { name: texts.question }))
    expect(await settledViolations(page)).toEqual([])
    expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false)

    await page.getByRole('button', { name: texts.all }).click()
    await page.getByRole('button', { name: texts.heart }).filter({ visible: true }).first().click()
    await tracked(page, 'add_to_wishlist')
    await page.getByRole('link', { name: texts.cart }).first().click()
    await tracked(page, 'view_cart')
    expect(await settledViolations(page)).toEqual([])
    await page.getByRole('dialog').getByRole('link', { name: texts.checkOut }).click()
    await fillCheckout(page, language)
    await tracked(page, 'begin_checkout')
    expect(await events(page)).toMatchObject([
      { event: 'add_to_wishlist', ecommerce: prices[language] },
      { event: 'view_cart', ecommerce: prices[language] },
      { event: 'begin_checkout', ecommerce: { ...prices[language], items: [{ item_variant: '38 (M) / 160-167' }] } },
    ])
    expect(JSON.stringify(await events(page))).not.toMatch(/Олена|Шевченко|067|olena/)

    await page.getByRole('button', { name: texts.pay }).click()
    await page.waitForURL('**/sandbox-pay/**')
    await page.getByRole('button', { name: texts.approve, exact: true }).click()
    await expect(page.getByText(texts.success, { exact: true })).toBeVisible()
    await tracked(page, 'purchase')
    const number = expect.stringMatching(/^\d{2}-\d{6}$/)
    expect(await events(page)).toMatchObject([
      { event: 'purchase', ecommerce: { ...prices[language], transaction_id: number } },
    ])

    await page.reload()
    await expect(page.getByText(texts.success, { exact: true })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await events(page)).toEqual([])
  })

test('the cookie banner comes once, never beside the bar that buys, and the footer opens it again', async ({
  customer,
}) => {
  const { page, open } = await customer({ width: 390, consent: null })
  const texts = names.uk
  await open(DRESS)
  const question = page.getByRole('region', { name: texts.question })
  await page.waitForLoadState('networkidle')
  await expect(question).toBeHidden()
  const bar = page.locator('[data-floats]')
  await expect(bar).toBeVisible()
  await page.mouse.wheel(0, 300)
  await expect(question).toBeHidden()
  await readToTheEnd(page, question)
  await expect(bar).toHaveCount(0)

  await question.getByRole('button', { name: texts.necessary }).press('Enter')
  await expect(question).toHaveCount(0)
  await page.reload()
  await page.waitForLoadState('networkidle')
  await expect(question).toBeHidden()

  await page.getByRole('button', { name: texts.settings }).press('Enter')
  await expect(question.and(page.locator(':focus'))).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: texts.settings }).and(page.locator(':focus'))).toBeVisible()
})

/** On a phone the question comes where the article ends; what is loaded on the way there pushes that further down. */
async function readToTheEnd(page: Page, question: Locator): Promise<void> {
  await scrollUntil(page, question, 1200)
  await page.waitForLoadState('networkidle')
  await scrollUntil(page, question, 5000)
}

type Tracked = { event?: string }

function events(page: Page): Promise<unknown[]> {
  return page.evaluate(() => (window.dataLayer ?? []).filter(one => (one as Tracked | null)?.event))
}

async function tracked(page: Page, event: string): Promise<void> {
  await page.waitForFunction(name => window.dataLayer?.some(one => (one as Tracked | null)?.event === name), event)
}
