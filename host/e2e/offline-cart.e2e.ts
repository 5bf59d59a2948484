import type { Page } from 'playwright-core'
import { settledViolations, violations } from './axe.ts'
import { olena, shopThatKnows, signIn } from './known-customer.ts'
import { aVisitor, type Language } from './visitor.ts'

jest.setTimeout(120_000)

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

test.each<Language>(['uk', 'en'])(
  'the cart is there without a connection, and its sums come back with it (%s)',
  async language => {
    const say = names[language]
    const { page, context, open } = await aVisitor({ language, width: 390, expects })
    await fill(page, open)
    await open('/cart')
    await page.getByText(money(say.sums[0])).first().waitFor()
    expect(await settledViolations(page)).toEqual([])

    await context.setOffline(true)
    await page.getByText(say.banner).first().waitFor()
    await page.getByRole('button', { name: say.more }).click()
    await page.getByRole('link', { name: say.cart(3) }).waitFor()
    await page.getByText(say.waiting).waitFor()
    await page.getByText(money(say.sums[0])).first().waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: say.removeCoat }).click()
    await page.getByRole('link', { name: say.cart(2) }).waitFor()
    await page.getByRole('button', { name: say.undo }).click()
    await page.getByRole('link', { name: say.cart(3) }).waitFor()
    expect(await violations(page)).toEqual([])

    await context.setOffline(false)
    await page.getByText(money(say.sums[1])).first().waitFor()
    await page.getByText(say.banner).waitFor({ state: 'hidden' })
    await page.reload()
    await page.getByRole('link', { name: say.cart(3) }).waitFor()
    await page.getByText(money(say.sums[1])).first().waitFor()
  },
)

test('what a customer changed without a connection is on her other device when it is back', async () => {
  const say = names.uk
  const shop = await shopThatKnows(olena)
  try {
    const phone = await aVisitor({ address: shop.address, width: 390, expects })
    await fill(phone.page, phone.open)
    await phone.open('/user/login')
    const merged = phone.page.waitForResponse('**/api/cart/update')
    await signIn(phone.page, olena, 'uk')
    await merged
    await phone.open('/cart')
    await phone.page.getByText(money(say.sums[0])).first().waitFor()
    await phone.page.waitForLoadState('networkidle')
    await phone.context.setOffline(true)
    const failed = phone.page.waitForEvent('requestfailed', request => request.url().endsWith('/api/cart/update'))
    await phone.page.getByRole('button', { name: say.more }).click()
    await failed
    const told = phone.page.waitForResponse('**/api/cart/update')
    await phone.context.setOffline(false)
    expect((await told).status()).toBe(200)

    const laptop = await aVisitor({ address: shop.address })
    await laptop.open('/user/login')
    await signIn(laptop.page, olena, 'uk')
    await laptop.page.getByRole('link', { name: say.cart(3) }).waitFor()
    await Promise.all([phone.page.close(), laptop.page.close()])
  } finally {
    await shop.stop()
  }
})

test('two tabs show one cart', async () => {
  const say = names.uk
  const { page, context, open } = await aVisitor()
  await fill(page, open)
  await open('/cart')
  await page.getByText(money(say.sums[0])).first().waitFor()
  const other = await context.newPage()
  await other.goto('/cart')
  await other.getByRole('button', { name: say.more }).click()

  await page.getByRole('link', { name: say.cart(3) }).waitFor()
  await page.getByText(money(say.sums[1])).first().waitFor()
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
