import { settledViolations } from '../../support/axe.ts'
import { expect, phoneAndDesk, test } from '../../support/fixtures.ts'
import { putDressIntoCart } from '../../support/purchase.ts'
import { shopTexts } from '../../texts/shop-texts.ts'

const DRESS = '/product/DR-1042-BUR-R'

const texts = {
  uk: {
    oneItem: /^Кошик: 1 /,
    account: 'Увійти або відкрити кабінет',
    promo: 'Маю промокод',
    field: 'Промокод',
    likely: 'Можливо, ви мали на увазі olena@gmail.com?',
  },
  en: {
    oneItem: /^Cart: 1 /,
    account: 'Sign in or open your account',
    promo: 'I have a promo code',
    field: 'Promo code',
    likely: 'Did you mean olena@gmail.com?',
  },
} as const

for (const { language, width } of phoneAndDesk)
  test(`a double click adds one dress and leaves the cart open (${language}, ${width} px)`, async ({ customer }) => {
    const { page, open } = await customer({ language, width })
    await open(DRESS)
    await page.getByRole('radio', { name: '38 (M)' }).check({ force: true })
    const button = page.getByRole('button', { name: shopTexts[language].addToCart }).filter({ visible: true }).first()
    // Both clicks at the place of the button, whatever comes over it in between.
    await button.scrollIntoViewIfNeeded()
    const box = await button.boundingBox()
    if (!box) throw new Error('the button is not on the screen')
    await page.mouse.dblclick(box.x + box.width / 2, box.y + box.height / 2, { delay: 10 })

    const cart = page.getByRole('dialog')
    await expect(cart.getByText(shopTexts[language].wrapDress).first()).toBeVisible()
    await expect(page.getByRole('link', { name: texts[language].oneItem, includeHidden: true })).toBeAttached()
    await expect(cart).toBeVisible()
    expect(new URL(page.url()).pathname).toBe(DRESS)
  })

for (const { language, width } of phoneAndDesk)
  test(`the account is one press away, and a promo code can be typed without unfolding the order (${language}, ${width} px)`, async ({
    customer,
  }) => {
    const { page, open } = await customer({ language, width })
    const { account, promo, field } = texts[language]
    await open('/contacts')
    await expect(page.getByRole('banner').getByRole('link', { name: account })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)

    await putDressIntoCart(page, language)
    await expect(page.getByRole('dialog').getByText(shopTexts[language].wrapDress).first()).toBeVisible()
    await open('/checkout')
    await page.getByRole('button', { name: promo }).click()
    await expect(page.getByRole('textbox', { name: field })).toBeVisible()
    expect(await settledViolations(page)).toEqual([])
  })

for (const { language, width } of phoneAndDesk)
  test(`a misspelt mailbox is asked about at the checkout, and put right by one press (${language}, ${width} px)`, async ({
    customer,
  }) => {
    const { page, open } = await customer({ language, width })
    await open('/contacts')
    await putDressIntoCart(page, language)
    await open('/checkout')
    const email = page.getByRole('textbox', { name: shopTexts[language].email })
    await email.fill('olena@gmail.con')
    await email.press('Tab')

    const question = page.getByRole('button', { name: texts[language].likely })
    await expect(question).toBeVisible()
    expect(await settledViolations(page)).toEqual([])
    await question.click()

    await expect(email).toHaveValue('olena@gmail.com')
    await expect(question).toBeHidden()
  })

for (const { address } of [{ address: '/payment/26-000001-aaaaaaaaaaaaa' }, { address: '/tpo/nobodys' }])
  test(`${address} answers 404 when there is no such order`, async ({ customer }) => {
    const { page } = await customer({ expects: [/404/] })
    const answer = await page.goto(address)

    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

test('an address in capital letters leads to the known one', async ({ customer }) => {
  const { page } = await customer()
  await page.goto('/Store?colors=black,red')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  expect(page.url()).toMatch(/\/store\?colors=black,red$/)
})
