import type { Page } from '@playwright/test'
import { settledViolations } from '../../support/axe.ts'
import { callShop } from '../../support/call-shop.ts'
import { expect, type NewCustomer, test } from '../../support/fixtures.ts'
import { fillCheckout, putDressIntoCart } from '../../support/purchase.ts'
import { type RunningShop, staff, startShop } from '../../support/start-shop.ts'

/** Its price in euros follows the rate; that of the dresses was entered. */
const shirt = '/product/BL-4023-BLK-R'
const WITHIN_MS = 2000

// A shop of their own: other stories count on its prices, and on its payments.
let shop: RunningShop
test.beforeAll(async () => {
  shop = await startShop({ env: { BUILD: 'no', NATIONAL_BANK: 'off' } })
})
test.afterAll(() => shop.stop())

async function officeAt(customer: NewCustomer, path: string, width: number): Promise<Page> {
  const { page } = await customer({ address: shop.address, width })
  await callShop(page, '/api/admin/login', { data: staff })
  await page.goto(path)
  return page
}

for (const width of [1440, 768])
  test(`staff change the rate of the euro after seeing the effect, and prices in euros follow (${width} px)`, async ({
    customer,
  }) => {
    const office = await officeAt(customer, '/admin/other/rates', width)
    const rate = office.getByLabel('Гривень за 1 євро')
    await rate.fill(width === 1440 ? '48,5' : '52.25')
    await rate.press('Enter')
    await expect(office.getByRole('table', { name: 'П’ять кошиків для прикладу' }).getByRole('row')).toHaveCount(6)
    expect(await settledViolations(office)).toEqual([])

    const { page: shopper } = await customer({ address: shop.address, language: 'en' })
    const before = await euroPrice(shopper)
    await office.getByRole('button', { name: /^Зберегти курс/ }).click()
    await expect(office.getByText(/^Курс .* збережено/)).toBeVisible()
    const savedAt = Date.now()
    await expect.poll(() => paintedPrice(shopper), { intervals: [200] }).toBeLessThan(before)
    expect(Date.now() - savedAt).toBeLessThan(WITHIN_MS + 1000)
    expect(await euroPrice(shopper)).toBeLessThan(before)
    await expect(office.getByRole('table', { name: 'Як було раніше' })).toBeVisible()
  })

test('staff switch payments off with a text: the checkout says so, takes the order, and is paid again later', async ({
  customer,
}) => {
  const text = 'Банк оновлює систему до вечора.'
  const office = await officeAt(customer, '/admin/other/settings', 1440)
  await office.getByLabel('Текст для покупців, українською').fill(text)
  await office.getByLabel('Текст для покупців, англійською').fill('The bank is updating until tonight.')
  await office.getByRole('checkbox', { name: 'Покупці можуть платити онлайн' }).uncheck()
  expect(await settledViolations(office)).toEqual([])
  await save(office)

  const { page: shopper } = await customer({ address: shop.address, width: 390 })
  await putDressIntoCart(shopper, 'uk')
  await shopper.goto('/checkout')
  await expect(shopper.getByText(text)).toBeVisible()
  await fillCheckout(shopper, 'uk')
  expect(await settledViolations(shopper)).toEqual([])
  await shopper.getByRole('button', { name: 'Оформити без оплати' }).click()
  const notice = shopper.getByRole('dialog')
  await expect(notice.getByText(text)).toBeVisible()
  await notice.getByRole('button', { name: 'Зрозуміло' }).click()
  await expect(shopper.getByRole('main').getByText(text)).toBeVisible()
  await expect(shopper.getByRole('button', { name: /^Сплатити/ })).toHaveCount(0)

  await office.getByRole('checkbox', { name: 'Покупці можуть платити онлайн' }).check()
  await save(office)
  await shopper.reload()
  await expect(shopper.getByRole('button', { name: /^Сплатити/ })).toBeVisible()
})

for (const width of [1440, 768])
  test(`staff change a delivery price by keyboard after seeing what was and will be (${width} px)`, async ({
    customer,
  }) => {
    const office = await officeAt(customer, '/admin/other/delivery', width)
    const price = office.getByLabel('Відділення Нової пошти, рядок 1: Ціна, ₴')
    await price.fill(String(width))
    await price.press('Enter')
    await expect(office.getByRole('heading', { name: 'Що зміниться: 1 пункт' })).toBeVisible()
    expect(await settledViolations(office)).toEqual([])
    await office.getByRole('button', { name: 'Зберегти зміни' }).focus()
    await office.keyboard.press('Enter')
    // The notice goes after six seconds, which a busy machine may need to draw so many fields; the form stays.
    await expect(office.getByRole('button', { name: 'Показати, що зміниться' })).toBeVisible()

    const answer = await office.request.get('/api/rates/all?type=post-office-delivery')
    expect(JSON.stringify(await answer.json())).toContain(`"weight_to_kg":1,"price_uah":${width}`)
  })

async function save(office: Page): Promise<void> {
  await office.getByRole('button', { name: 'Зберегти', exact: true }).click()
  await expect(office.getByText('Налаштування збережено').first()).toBeVisible()
}

/** The price as the server writes it, so that a busy browser cannot delay the test. */
async function paintedPrice(page: Page): Promise<number> {
  const html = await (await page.request.get(shirt)).text()
  return Number(/class="painted-price">€([\d.]+)/.exec(html)?.[1])
}

/** What the shirt costs on its page in English. */
async function euroPrice(page: Page): Promise<number> {
  await page.goto(shirt)
  const text = await page.getByRole('main').getByText(/^€\d/).first().textContent()
  return Number(text?.replace(/[^\d.]/g, ''))
}
