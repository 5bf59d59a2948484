import type { Page } from '@playwright/test'
import { settledViolations, violations } from './axe.ts'
import { expect, phoneAndDesk, test } from './fixtures.ts'
import { olena, shopThatKnows, signIn } from './known-customer.ts'

const DRESS = { article: 'DR-1042-BUR-R', size: '38 (M)' }
const COAT = { article: 'CO-2014-CAM-R', size: '38 (M)' }

const names = {
  uk: {
    more: 'На одну більше: Сукня на запах бордова',
    removeCoat: 'Прибрати: Пальто з поясом кольору кемел',
    undo: 'Повернути',
    banner: /Немає з’єднання з інтернетом/,
    waiting: /ціни покажемо, щойно/,
    cart: (pieces: number) => new RegExp(`^Кошик: ${pieces}`),
    sums: ['16 980 ₴', '21 970 ₴'],
  },
  en: {
    more: 'One more: Burgundy wrap dress',
    removeCoat: 'Remove: Camel belted coat',
    undo: 'Undo',
    banner: /You are offline. Your cart/,
    waiting: /prices will show as soon as/,
    cart: (pieces: number) => new RegExp(`^Cart: ${pieces}`),
    sums: ['€378.00', '€489.00'],
  },
}

// The connection is lost on purpose, and the browser says so.
const expects = [/ERR_INTERNET_DISCONNECTED/]

for (const { language, width } of phoneAndDesk)
  test(`the cart is there without a connection, and its sums come back with it (${language}, ${width} px)`, async ({
    customer,
  }) => {
    const say = names[language]
    const { page, context, open } = await customer({ language, width, expects })
    await fill(page, open)
    await open('/cart')
    await expect(page.getByText(money(say.sums[0])).first()).toBeVisible()
    expect(await settledViolations(page)).toEqual([])

    await context.setOffline(true)
    await expect(page.getByText(say.banner).first()).toBeVisible()
    await page.getByRole('button', { name: say.more }).click()
    await expect(page.getByRole('link', { name: say.cart(3) })).toBeVisible()
    await expect(page.getByText(say.waiting)).toBeVisible()
    await expect(page.getByText(money(say.sums[0])).first()).toBeHidden()
    await page.getByRole('button', { name: say.removeCoat }).click()
    await expect(page.getByRole('link', { name: say.cart(2) })).toBeVisible()
    await page.getByRole('button', { name: say.undo }).click()
    await expect(page.getByRole('link', { name: say.cart(3) })).toBeVisible()
    expect(await violations(page)).toEqual([])

    await context.setOffline(false)
    await expect(page.getByText(money(say.sums[1])).first()).toBeVisible()
    await expect(page.getByText(say.banner)).toBeHidden()
    await page.reload()
    await expect(page.getByRole('link', { name: say.cart(3) })).toBeVisible()
    await expect(page.getByText(money(say.sums[1])).first()).toBeVisible()
  })

test('what a customer changed without a connection is on her other device when it is back', async ({ customer }) => {
  const say = names.uk
  const shop = await shopThatKnows(olena)
  try {
    const phone = await customer({ address: shop.address, width: 390, expects })
    await fill(phone.page, phone.open)
    await phone.open('/user/login')
    const merged = phone.page.waitForResponse('**/api/cart/update')
    await signIn(phone.page, olena, 'uk')
    await merged
    await phone.open('/cart')
    await expect(phone.page.getByText(money(say.sums[0])).first()).toBeVisible()
    await phone.page.waitForLoadState('networkidle')
    await phone.context.setOffline(true)
    const failed = phone.page.waitForEvent('requestfailed', request => request.url().endsWith('/api/cart/update'))
    await phone.page.getByRole('button', { name: say.more }).click()
    await failed
    const told = phone.page.waitForResponse('**/api/cart/update')
    await phone.context.setOffline(false)
    expect((await told).status()).toBe(200)

    const laptop = await customer({ address: shop.address })
    await laptop.open('/user/login')
    await signIn(laptop.page, olena, 'uk')
    await expect(laptop.page.getByRole('link', { name: say.cart(3) })).toBeVisible()
    await Promise.all([phone.page.close(), laptop.page.close()])
  } finally {
    await shop.stop()
  }
})

test('two tabs show one cart', async ({ customer }) => {
  const say = names.uk
  const { page, context, open } = await customer()
  await fill(page, open)
  await open('/cart')
  await expect(page.getByText(money(say.sums[0])).first()).toBeVisible()
  const other = await context.newPage()
  await other.goto('/cart')
  await other.getByRole('button', { name: say.more }).click()

  await expect(page.getByRole('link', { name: say.cart(3) })).toBeVisible()
  await expect(page.getByText(money(say.sums[1])).first()).toBeVisible()
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
