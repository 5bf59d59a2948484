import { settledViolations } from './axe.ts'
import { putDressIntoCart } from './purchase.ts'
import { aVisitor } from './visitor.ts'
import { words } from './words.ts'

jest.setTimeout(90_000)

const DRESS = '/product/DR-1042-BUR-R'

const say = {
  uk: { oneItem: /^Кошик: 1 /, account: 'Увійти або відкрити кабінет', promo: 'Маю промокод', field: 'Промокод' },
  en: {
    oneItem: /^Cart: 1 /,
    account: 'Sign in or open your account',
    promo: 'I have a promo code',
    field: 'Promo code',
  },
} as const

const ways = [
  { language: 'uk', width: 390 },
  { language: 'en', width: 1440 },
] as const

test.each(ways)('a double click adds one dress and leaves the cart open ($language, $width px)', async way => {
  const { page, open } = await aVisitor(way)
  await open(DRESS)
  await page.getByRole('radio', { name: '38 (M)' }).check({ force: true })
  const button = page.getByRole('button', { name: words[way.language].addToCart }).filter({ visible: true }).first()
  // Both clicks at the place of the button, whatever comes over it in between.
  await button.scrollIntoViewIfNeeded()
  const box = await button.boundingBox()
  if (!box) throw new Error('the button is not on the screen')
  await page.mouse.dblclick(box.x + box.width / 2, box.y + box.height / 2, { delay: 10 })

  const cart = page.getByRole('dialog')
  await cart.getByText(words[way.language].wrapDress).first().waitFor()
  await page.getByRole('link', { name: say[way.language].oneItem, includeHidden: true }).waitFor({ state: 'attached' })
  expect(await cart.isVisible()).toBe(true)
  expect(new URL(page.url()).pathname).toBe(DRESS)
})

test.each(ways)(
  'the account is one press away, and a promo code is typed without unfolding the order ($language, $width px)',
  async way => {
    const { page, open } = await aVisitor(way)
    const { account, promo, field } = say[way.language]
    await open('/contacts')
    await page.getByRole('banner').getByRole('link', { name: account }).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(way.width)

    await putDressIntoCart(page, way.language)
    await page.getByRole('dialog').getByText(words[way.language].wrapDress).first().waitFor()
    await open('/checkout')
    await page.getByRole('button', { name: promo }).click()
    await page.getByRole('textbox', { name: field }).waitFor()
    expect(await settledViolations(page)).toEqual([])
  },
)

test.each([{ address: '/payment/26-000001-aaaaaaaaaaaaa' }, { address: '/tpo/nobodys' }])(
  '$address of no order answers 404',
  async ({ address }) => {
    const { page } = await aVisitor({ expects: [/404/] })
    const answer = await page.goto(address)

    expect(answer?.status()).toBe(404)
    await page.getByRole('heading', { level: 1 }).waitFor()
  },
)

test('an address in other letters leads to the known one', async () => {
  const { page } = await aVisitor()
  await page.goto('/Store?colors=black,red')
  await page.getByRole('heading', { level: 1 }).waitFor()

  expect(page.url()).toMatch(/\/store\?colors=black,red$/)
})
