import type { Page } from '@playwright/test'
import { settledViolations, violations } from '../../support/axe.ts'
import { expect, phoneAndDesk, test } from '../../support/fixtures.ts'
import { olena, shopThatKnows, signIn } from '../../support/known-customer.ts'

const DRESS = { article: 'DR-1042-BUR-R', size: '38 (M)' }
const COAT = { article: 'CO-2014-CAM-R', size: '38 (M)' }

const names = {
  uk: {
    more: 'На одну більше: Сукня на запах',
    removeCoat: 'Прибрати: Пальто з поясом',
    undo: 'Повернути',
    banner: /Немає з’єднання з інтернетом/,
    waiting: /ціни покажемо, щойно/,
    cart: (items: number) => new RegExp(`^Кошик: ${items}`),
    sums: ['16 980 ₴', '21 970 ₴'],
  },
  en: {
    more: 'One more: Wrap dress',
    removeCoat: 'Remove: Belted coat',
    undo: 'Undo',
    banner: /You are offline. Your cart/,
    waiting: /prices will show as soon as/,
    cart: (items: number) => new RegExp(`^Cart: ${items}`),
    sums: ['€378.00', '€489.00'],
  },
}

// The connection is lost on purpose, and the browser says so.
const expects = [/ERR_INTERNET_DISCONNECTED/]

for (const { language, width } of phoneAndDesk)
  test(`the cart works without a connection, and its sums come back with the connection (${language}, ${width} px)`, async ({
    customer,
  }) => {
    const texts = names[language]
    const { page, context, open } = await customer({ language, width, expects })
    await fill(page, open)
    await open('/cart')
    await expect(page.getByText(money(texts.sums[0])).first()).toBeVisible()
    expect(await settledViolations(page)).toEqual([])

    await context.setOffline(true)
    await expect(page.getByText(texts.banner).first()).toBeVisible()
    await page.getByRole('button', { name: texts.more }).click()
    await expect(page.getByRole('link', { name: texts.cart(3) })).toBeVisible()
    await expect(page.getByText(texts.waiting)).toBeVisible()
    await expect(page.getByText(money(texts.sums[0])).first()).toBeHidden()
    await page.getByRole('button', { name: texts.removeCoat }).click()
    await expect(page.getByRole('link', { name: texts.cart(2) })).toBeVisible()
    await page.getByRole('button', { name: texts.undo }).click()
    await expect(page.getByRole('link', { name: texts.cart(3) })).toBeVisible()
    expect(await violations(page)).toEqual([])

    await context.setOffline(false)
    await expect(page.getByText(money(texts.sums[1])).first()).toBeVisible()
    await expect(page.getByText(texts.banner)).toBeHidden()
    await page.reload()
    await expect(page.getByRole('link', { name: texts.cart(3) })).toBeVisible()
    await expect(page.getByText(money(texts.sums[1])).first()).toBeVisible()
  })

test('the cart opens without a connection, though it was never opened before', async ({ customer }) => {
  const { page, context, open } = await customer({ width: 390, expects, keepsWorker: true })
  await open('/contacts')
  // The worker has kept the page for such moments.
  await expect
    .poll(() => page.evaluate(async () => (await caches.match('/offline-frame')) !== undefined), { timeout: 20_000 })
    .toBe(true)
  await context.setOffline(true)

  await page.getByRole('link', { name: names.uk.cart(0) }).click()
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Кошик', exact: true })).toBeVisible()
  expect(await violations(page)).toEqual([])
})

test('what a customer changed offline is on their other device once the connection is back', async ({ customer }) => {
  const texts = names.uk
  const shop = await shopThatKnows(olena)
  try {
    const phone = await customer({ address: shop.address, width: 390, expects })
    await fill(phone.page, phone.open)
    await phone.open('/user/login')
    const merged = phone.page.waitForResponse('**/api/cart/update')
    await signIn(phone.page, olena, 'uk')
    await merged
    await phone.open('/cart')
    await expect(phone.page.getByText(money(texts.sums[0])).first()).toBeVisible()
    await phone.page.waitForLoadState('networkidle')
    await phone.context.setOffline(true)
    const failed = phone.page.waitForEvent('requestfailed', request => request.url().endsWith('/api/cart/update'))
    await phone.page.getByRole('button', { name: texts.more }).click()
    await failed
    const updated = phone.page.waitForResponse('**/api/cart/update')
    await phone.context.setOffline(false)
    expect((await updated).status()).toBe(200)

    const laptop = await customer({ address: shop.address })
    await laptop.open('/user/login')
    await signIn(laptop.page, olena, 'uk')
    await expect(laptop.page.getByRole('link', { name: texts.cart(3) })).toBeVisible()
    await Promise.all([phone.page.close(), laptop.page.close()])
  } finally {
    await shop.stop()
  }
})

test('two tabs show one cart', async ({ customer }) => {
  const texts = names.uk
  const { page, context, open } = await customer()
  await fill(page, open)
  await open('/cart')
  await expect(page.getByText(money(texts.sums[0])).first()).toBeVisible()
  const other = await context.newPage()
  await other.goto('/cart')
  await other.getByRole('button', { name: texts.more }).click()

  await expect(page.getByRole('link', { name: texts.cart(3) })).toBeVisible()
  await expect(page.getByText(money(texts.sums[1])).first()).toBeVisible()
})

/** A coat and a dress, as if they had been put there a moment ago. */
async function fill(page: Page, open: (path: string) => Promise<void>): Promise<void> {
  await open('/contacts')
  await page.evaluate(
    goods => {
      const lines = goods.map(line => ({ ...line, count: 1, bundle: null, timestamp: Date.now() }))
      localStorage.setItem('cart', JSON.stringify(lines))
    },
    [COAT, DRESS],
  )
}

/** Amounts are written with spaces that do not break. */
function money(amount = ''): RegExp {
  return new RegExp(`^${amount.replaceAll(' ', '\\s').replace('.', '\\.')}$`)
}
