import type { Page } from 'playwright-core'
import { askShop } from './ask-shop.ts'
import { settledViolations } from './axe.ts'
import { fillCheckout, fillContact, putDressIntoCart } from './purchase.ts'
import { startShop } from './start-shop.ts'
import { aVisitor, type Language } from './visitor.ts'
import { words } from './words.ts'

jest.setTimeout(120_000)

const UNPAID = 'T00-000001-unpaidorderab'
const EXPIRED = 'T00-000002-expiredordera'

const said = {
  uk: { decline: 'Відхилити', rejected: 'Відхилено', again: /^Спробувати ще раз/, paidTitle: /^Оплачено/ },
  en: { pend: 'Leave it pending', pending: 'Pending', expired: 'Expired', proceed: /^Proceed to payment/ },
}

/** From the home page to the trial bank. */
async function goToBank(page: Page, language: Language): Promise<void> {
  await orderOneDress(page, language)
  await page.waitForURL('**/sandbox-pay/**')
}

async function orderOneDress(page: Page, language: Language): Promise<void> {
  const say = words[language]
  await putDressIntoCart(page, language)
  await page.getByRole('dialog').getByRole('link', { name: say.checkOut }).click()
  await fillCheckout(page, language)
  await page.getByRole('button', { name: say.pay }).click()
}

test('declined by the bank, the same order is paid at the second try', async () => {
  const { page } = await aVisitor({ language: 'uk', width: 390 })
  const { uk } = said
  await goToBank(page, 'uk')
  await page.getByRole('button', { name: uk.decline }).click()
  await page.getByText(uk.rejected, { exact: true }).waitFor()
  const address = page.url()
  expect(await settledViolations(page)).toEqual([])

  await page.getByRole('button', { name: uk.again }).click()
  await page.waitForURL('**/sandbox-pay/**')
  await page.getByRole('button', { name: words.uk.approve, exact: true }).click()
  await page.getByText(words.uk.success, { exact: true }).waitFor()

  expect(page.url()).toBe(address)
  expect(await page.title()).toMatch(uk.paidTitle)
})

test('while the bank thinks the page waits, and shows by itself that it was paid', async () => {
  const { page } = await aVisitor({ language: 'en' })
  const { en } = said
  await goToBank(page, 'en')
  const posted = await page.locator('form').evaluate((form: HTMLFormElement) => {
    const pairs = [...new FormData(form)].map(([name, value]) => [name, String(value)])
    return new URLSearchParams([...pairs, ['choice', 'approve']]).toString()
  })
  await page.getByRole('button', { name: en.pend }).click()
  await page.getByText(en.pending, { exact: true }).waitFor()
  await page.getByRole('button', { name: words.en.pay }).waitFor({ state: 'hidden' })

  // The bank makes up its mind, and nobody touches the page.
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  await askShop(page, '/sandbox-pay/decide', { headers, data: posted })

  await page.getByText(words.en.success, { exact: true }).waitFor()
})

test('an order by link: what is to be paid, paid, and one that waited too long', async () => {
  const { page, open } = await aVisitor({ language: 'en', width: 390 })
  await open(`/tpo/${EXPIRED}`)
  await page.getByText(said.en.expired, { exact: true }).waitFor()
  expect(await settledViolations(page)).toEqual([])

  await open(`/third-party-order/${UNPAID}`)
  await page.getByRole('button', { name: said.en.proceed }).click()
  await page.waitForURL('**/sandbox-pay/**')
  await page.getByRole('button', { name: words.en.approve, exact: true }).click()

  await page.waitForURL(`**/third-party-order/${UNPAID}`)
  await page.getByText('Paid', { exact: true }).waitFor()
})

async function writeAddress(page: Page): Promise<void> {
  const { area, city, department } = words.uk
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

test('without a bank and without a list of the carrier her order is kept, to the address that she wrote', async () => {
  const shop = await startShop({ env: { PAYMENTS: 'off', ...withoutCarrier } })
  try {
    const expects = [/Failed to load resource.*503/]
    const { page } = await aVisitor({ language: 'uk', width: 390, address: shop.address, expects })
    await putDressIntoCart(page, 'uk')
    await page.getByRole('dialog').getByRole('link', { name: words.uk.checkOut }).click()
    await fillContact(page, 'uk')
    await page.getByText(/^Список Нової пошти зараз недоступний/).waitFor()
    await writeAddress(page)
    expect(await settledViolations(page)).toEqual([])
    await page.getByRole('checkbox', { name: words.uk.consent }).check()
    await page.getByRole('button', { name: words.uk.pay }).click()

    const notice = page.getByRole('dialog').filter({ hasText: 'Оплата тимчасово недоступна' })
    await notice.getByRole('link', { name: 'Написати в Instagram' }).waitFor()
    await notice
      .getByRole('link', { name: /^\+380/ })
      .first()
      .waitFor()
    expect(await settledViolations(page)).toEqual([])
    await notice.getByRole('button', { name: 'Зрозуміло' }).click()
    await page.getByRole('heading', { name: /^Дякуємо! Замовлення/ }).waitFor()
    // It would go on asking for its order while the shop closes.
    await page.close()
  } finally {
    await shop.stop()
  }
})
