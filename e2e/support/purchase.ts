import { expect, type Locator, type Page } from '@playwright/test'
import { shopTexts } from '../texts/shop-texts.ts'
import type { Language } from './fixtures.ts'

const DRESS = 'DR-1042-BUR-R'
const BLACK_DRESS = 'DR-1042-BLK'

/** Where a garment in one colour stands in a list: titles do not tell the colours of a model apart. */
export function garmentLink(list: Page | Locator, garment: string): Locator {
  return list.locator(`a[href*="/product/${garment}"]`).first()
}

/** From the home page to a dress in the cart: by the filter, the colour, the height and the size. */
export async function putDressIntoCart(page: Page, language: Language): Promise<void> {
  const texts = shopTexts[language]
  await page.goto('/')
  await page.getByRole('link', { name: texts.toShop }).first().click()
  await page.getByRole('heading', { level: 1 }).waitFor()
  const isPhone = (page.viewportSize()?.width ?? 0) < 1024
  if (isPhone) await page.getByRole('button', { name: texts.filters }).click()
  await page.getByRole('checkbox', { name: texts.dresses }).check()
  if (isPhone) await page.getByRole('button', { name: texts.showProducts }).click()
  await page.waitForURL(/categories=dresses/)
  await garmentLink(page, BLACK_DRESS).click()
  await page.waitForURL('**/product/**')
  await pick(page, { name: texts.burgundy, exact: true })
  await pick(page, { name: /170/ })
  await pick(page, { name: /160/ })
  await page.waitForURL(`**/product/${DRESS}`)
  await page.getByRole('radio', { name: '38 (M)' }).check({ force: true })
  await page.getByRole('button', { name: texts.addToCart }).filter({ visible: true }).first().click()
}

/** The number of the order on whose page the customer is. */
export async function orderNumberOn(page: Page): Promise<string> {
  const title = await page.getByRole('heading', { level: 1 }).textContent()
  return title?.match(/\d{2}-\d{6}/)?.[0] ?? 'no number'
}

/** Who orders, as a guest. */
export async function fillContact(page: Page, language: Language): Promise<void> {
  const texts = shopTexts[language]
  // The foot of the page asks for an e-mail too.
  const form = page.getByRole('main')
  await form.getByRole('textbox', { name: texts.name, exact: true }).fill('Олена')
  await form.getByRole('textbox', { name: texts.lastName, exact: true }).fill('Шевченко')
  await form.getByRole('textbox', { name: texts.phone, exact: true }).fill('0671234567')
  await form.getByRole('textbox', { name: texts.email, exact: true }).fill('olena@example.com')
}

/** The whole form as a guest, up to the button that pays. */
export async function fillCheckout(page: Page, language: Language): Promise<void> {
  await fillContact(page, language)
  await fillDelivery(page, language)
}

/** To a department in Kyiv, and the consent. */
export async function fillDelivery(page: Page, language: Language): Promise<void> {
  const texts = shopTexts[language]
  await choose(page, texts.area, texts.kyivRegion)
  await choose(page, texts.city, texts.kyiv)
  await choose(page, texts.department, '12')
  await page.getByRole('checkbox', { name: texts.consent }).check()
}

/** Types into a list and takes the first option that fits. */
export async function choose(page: Page, field: string, typed: string): Promise<void> {
  const box = page.getByRole('combobox', { name: field, exact: true })
  await box.pressSequentially(typed)
  const list = page.getByRole('listbox')
  await list.waitFor()
  // Prices that arrive may move the list in the moment of the press; a customer who sees it still open presses once more.
  await expect(async () => {
    if (await list.isVisible()) await list.getByRole('option', { name: typed }).first().click()
    await expect(list).toBeHidden({ timeout: 1000 })
  }).toPass({ timeout: 60_000 })
}

/** Chooses a variant and waits until the page shows it: until then its links lead on from the one before. */
async function pick(page: Page, variant: { name: string | RegExp; exact?: true }): Promise<void> {
  const link = page.getByRole('link', variant)
  await link.click()
  await link.and(page.locator('[aria-current="true"]')).waitFor()
}
