import type { Page } from '@playwright/test'
import { settledViolations } from '../../support/axe.ts'
import { callShop } from '../../support/call-shop.ts'
import { expect, type Language, test } from '../../support/fixtures.ts'
import { fillCheckout, fillContact, putDressIntoCart } from '../../support/purchase.ts'
import { startShop } from '../../support/start-shop.ts'
import { shopTexts } from '../../texts/shop-texts.ts'

const UNPAID = 'T00-000001-unpaidorderab'
const EXPIRED = 'T00-000002-expiredordera'

const bankTexts = {
  uk: { decline: 'Відхилити', rejected: 'Відхилено', again: /^Спробувати ще раз/, paidTitle: /^Оплачено/ },
  en: { pend: 'Leave it pending', pending: 'Pending', expired: 'Expired', proceed: /^Proceed to payment/ },
}

/** From the home page to the trial bank. */
async function goToBank(page: Page, language: Language): Promise<void> {
  await orderOneDress(page, language)
  await page.waitForURL('**/sandbox-pay/**')
}

async function orderOneDress(page: Page, language: Language): Promise<void> {
  const texts = shopTexts[language]
  await putDressIntoCart(page, language)
  await page.getByRole('dialog').getByRole('link', { name: texts.checkOut }).click()
  await fillCheckout(page, language)
  await page.getByRole('button', { name: texts.pay }).click()
}

test('an order declined by the bank is paid at the second try', async ({ customer }) => {
  const { page } = await customer({ language: 'uk', width: 390 })
  const { uk } = bankTexts
  await goToBank(page, 'uk')
  await page.getByRole('button', { name: uk.decline }).click()
  await expect(page.getByText(uk.rejected, { exact: true })).toBeVisible()
  const address = page.url()
  expect(await settledViolations(page)).toEqual([])

  await page.getByRole('button', { name: uk.again }).click()
  await page.waitForURL('**/sandbox-pay/**')
  await page.getByRole('button', { name: shopTexts.uk.approve, exact: true }).click()
  await expect(page.getByText(shopTexts.uk.success, { exact: true })).toBeVisible()

  await expect(page).toHaveURL(address)
  await expect(page).toHaveTitle(uk.paidTitle)
})

test('while a payment is pending the page waits, and shows by itself that it was paid', async ({ customer }) => {
  const { page } = await customer({ language: 'en' })
  const { en } = bankTexts
  await goToBank(page, 'en')
  const posted = await page.locator('form').evaluate((form: HTMLFormElement) => {
    const pairs = [...new FormData(form)].map(([name, value]) => [name, String(value)])
    return new URLSearchParams([...pairs, ['choice', 'approve']]).toString()
  })
  await page.getByRole('button', { name: en.pend }).click()
  await expect(page.getByText(en.pending, { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: shopTexts.en.pay })).toBeHidden()

  // The bank makes up its mind, and nobody touches the page.
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  await callShop(page, '/sandbox-pay/decide', { headers, data: posted })

  await expect(page.getByText(shopTexts.en.success, { exact: true })).toBeVisible()
})

test('an order by link can be paid, and an expired one says so', async ({ customer }) => {
  const { page, open } = await customer({ language: 'en', width: 390 })
  await open(`/tpo/${EXPIRED}`)
  await expect(page.getByText(bankTexts.en.expired, { exact: true })).toBeVisible()
  expect(await settledViolations(page)).toEqual([])

  await open(`/third-party-order/${UNPAID}`)
  await page.getByRole('button', { name: bankTexts.en.proceed }).click()
  await page.waitForURL('**/sandbox-pay/**')
  await page.getByRole('button', { name: shopTexts.en.approve, exact: true }).click()

  await page.waitForURL(`**/third-party-order/${UNPAID}`)
  await expect(page.getByText('Paid', { exact: true })).toBeVisible()
})

async function writeAddress(page: Page): Promise<void> {
  const { area, city, department } = shopTexts.uk
  for (const [name, text] of [
    [area, 'Київська'],
    [city, 'Біла Церква'],
    [department, '12'],
  ] as const)
    await page.getByRole('main').getByRole('textbox', { name, exact: true }).fill(text)
}

/** Nobody answers there. */
const withoutCarrier = {
  DELIVERY_DIRECTORY: 'nova-poshta',
  NOVA_POSHTA_KEY: 'a-key-for-browser-stories',
  NOVA_POSHTA_API: 'http://127.0.0.1:9/',
}

test('without a bank and without the carrier’s list an order is stored with the address that the customer typed', async ({
  customer,
}) => {
  const shop = await startShop({ env: { PAYMENTS: 'off', ...withoutCarrier } })
  try {
    const expects = [/Failed to load resource.*503/]
    const { page } = await customer({ language: 'uk', width: 390, address: shop.address, expects })
    await putDressIntoCart(page, 'uk')
    await page.getByRole('dialog').getByRole('link', { name: shopTexts.uk.checkOut }).click()
    await fillContact(page, 'uk')
    await expect(page.getByText(/^Список Нової пошти зараз недоступний/)).toBeVisible()
    await writeAddress(page)
    expect(await settledViolations(page)).toEqual([])
    await page.getByRole('checkbox', { name: shopTexts.uk.consent }).check()
    await page.getByRole('button', { name: 'Оформити без оплати' }).click()

    const notice = page.getByRole('dialog').filter({ hasText: 'Оплата тимчасово недоступна' })
    await expect(notice.getByRole('link', { name: 'Написати в Instagram' })).toBeVisible()
    await expect(notice.getByRole('link', { name: /^\+380/ }).first()).toBeVisible()
    expect(await settledViolations(page)).toEqual([])
    await notice.getByRole('button', { name: 'Зрозуміло' }).click()
    await expect(page.getByRole('heading', { name: /^Дякуємо! Замовлення/ })).toBeVisible()
    // It would go on asking for its order while the shop closes.
    await page.close()
  } finally {
    await shop.stop()
  }
})
