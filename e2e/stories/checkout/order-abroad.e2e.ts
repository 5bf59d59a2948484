import type { Page } from '@playwright/test'
import { settledViolations } from '../../support/axe.ts'
import { expect, type Language, test } from '../../support/fixtures.ts'
import { choose, fillContact, orderNumberOn, putDressIntoCart } from '../../support/purchase.ts'
import { shopTexts } from '../../texts/shop-texts.ts'

const deliveryTexts = {
  uk: {
    abroad: 'За кордон',
    country: 'Країна',
    poland: 'Польща',
    carrier: 'Нова пошта',
    code: 'Поштовий індекс',
    state: 'Регіон або штат',
    address: 'Адреса',
    city: 'Місто',
  },
  en: {
    abroad: 'Another country',
    country: 'Country',
    poland: 'Poland',
    carrier: 'Nova Poshta',
    code: 'Postal code',
    state: 'State or region',
    address: 'Address',
    city: 'City',
  },
}

/** To a flat in Warsaw, by the carrier that goes to Poland in days. */
async function fillAddressAbroad(page: Page, language: Language): Promise<void> {
  const texts = deliveryTexts[language]
  await page.getByRole('radio', { name: texts.abroad }).check({ force: true })
  await choose(page, texts.country, texts.poland)
  await page.getByRole('radio', { name: texts.carrier }).check()
  await page.getByRole('textbox', { name: texts.address, exact: true }).fill('ul. Nowy Świat 14/2')
  await page.getByRole('textbox', { name: texts.city, exact: true }).fill('Warszawa')
  await page.getByRole('textbox', { name: texts.code, exact: true }).fill('00-001')
  await page.getByRole('textbox', { name: texts.state, exact: true }).fill('Mazowieckie')
  await page.getByRole('checkbox', { name: shopTexts[language].consent }).check()
}

test('a guest abroad sees euros in English, and how many hryvnias will be charged', async ({ customer, staff }) => {
  const { page } = await customer({ language: 'en', width: 390 })
  await putDressIntoCart(page, 'en')
  await page.getByRole('dialog').getByRole('link', { name: shopTexts.en.checkOut }).click()
  await fillContact(page, 'en')
  await fillAddressAbroad(page, 'en')

  // 111.00 + 420 UAH at 45.00, up to a cent, make 120.34 EUR; at 45.00 that is 5 415.30 UAH.
  await expect(page.getByRole('button', { name: 'Pay €120.34' })).toBeVisible()
  await expect(page.getByText(/≈ UAH\s5,415 will be charged/)).toBeVisible()
  await expect(page.getByText('Duties and taxes of your country')).toBeVisible()
  expect(await settledViolations(page)).toEqual([])

  await page.getByRole('button', { name: shopTexts.en.pay }).click()
  await page.waitForURL('**/sandbox-pay/**')
  await expect(page.getByText(/5[\s,]415/).first()).toBeVisible()
  await page.getByRole('button', { name: shopTexts.en.approve, exact: true }).click()
  await expect(page.getByText(shopTexts.en.success, { exact: true })).toBeVisible()
  await expect(page.getByText('€120.34').first()).toBeVisible()
  const number = await orderNumberOn(page)

  const { page: office, open: openOffice } = await staff({ language: 'en' })
  await openOffice('/admin/orders')
  await office.getByRole('link', { name: number }).click()
  await expect(
    office.getByText('Nova Poshta, ul. Nowy Świat 14/2, Warszawa, Mazowieckie, 00-001, Poland'),
  ).toBeVisible()
})

test('an order abroad in Ukrainian is paid in hryvnias, and its address survives a reload', async ({ customer }) => {
  const { page } = await customer({ language: 'uk' })
  await putDressIntoCart(page, 'uk')
  await page.getByRole('dialog').getByRole('link', { name: shopTexts.uk.checkOut }).click()
  await fillContact(page, 'uk')
  await fillAddressAbroad(page, 'uk')
  await expect(page.getByRole('button', { name: /^Сплатити 5\s410/ })).toBeVisible()

  expect(await settledViolations(page)).toEqual([])
  await page.reload()

  await expect(page.getByRole('button', { name: /^Сплатити 5\s410/ })).toBeVisible()
  await expect(page.getByRole('combobox', { name: deliveryTexts.uk.country, exact: true })).toHaveValue('Польща')
  await expect(page.getByRole('textbox', { name: deliveryTexts.uk.city, exact: true })).toHaveValue('Warszawa')
})
