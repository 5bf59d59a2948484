import type { Page } from '@playwright/test'
import { settledViolations } from './axe.ts'
import { fillRegistration, press } from './by-keyboard.ts'
import { entranceWords } from './entrance-words.ts'
import { expect, type Language, type NewCustomer, phoneAndDesk, test } from './fixtures.ts'
import { signIn } from './known-customer.ts'
import { codeInMessage, linkInLetter, newMailbox, strangerNumber } from './letters.ts'
import { orderByCall } from './order-by-call.ts'
import { payByCall } from './pay-by-call.ts'
import { personalWords } from './personal-words.ts'
import { fillDelivery, orderNumberOn } from './purchase.ts'
import { words } from './words.ts'

const DRESS = { article: 'DR-1042-BUR-R', size: '38 (M)' }
const COAT = { article: 'CO-2014-CAM-R', size: '38 (M)' }
const fiveDresses = [{ article: DRESS.article, size: '40 (L)', count: 5 }]
const oksana = { name: 'Оксана', surname: 'Мельник', password: 'весна-26-тепла' }

for (const { language, width } of phoneAndDesk)
  test(`a guest signs up by keyboard, proves mailbox and phone, finds all that she chose, and orders at the price of her level (${language}, ${width} px)`, async ({
    customer,
  }) => {
    const say = { ...personalWords[language], ...entranceWords[language] }
    const stranger = newStranger()
    const asGuest = await boughtAsGuest(customer, stranger.phone, language)
    const { page, open, context } = await customer({ language, width })
    await putIntoCart(page, DRESS, language)
    await expect(page.getByRole('link', { name: say.cartWithOne })).toBeVisible()

    await open('/user/login')
    await press(page, page.getByRole('link', { name: say.signUp }))
    await expect(page.getByRole('heading', { level: 1, name: say.register })).toBeVisible()
    expect(await settledViolations(page)).toEqual([])

    // An empty form says what is missing, and waits at the first of it.
    await press(page, page.getByRole('button', { name: say.create }))
    await expect(page.getByText(say.firstMissing, { exact: true })).toBeVisible()
    const name = page.getByLabel(say.name, { exact: true })
    await expect(name).toBeFocused()
    expect(await settledViolations(page)).toEqual([])

    await fillRegistration(page, stranger)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status').filter({ hasText: say.welcome }).first()).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: say.account })).toBeVisible()

    await expect(page.getByRole('region', { name: say.remind })).toBeVisible()
    expect(await settledViolations(page)).toEqual([])
    await open(await linkInLetter(page, stranger.email, say.confirmMailbox))
    await expect(page.getByRole('heading', { level: 1, name: say.confirmed })).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/user/verify')
    await expect(page.getByRole('region', { name: say.remind })).toBeHidden()
    expect(await settledViolations(page)).toEqual([])

    // What she chose goes with her, and joins what she chooses before she is back.
    await open('/user')
    await press(page, page.getByRole('button', { name: say.exit, exact: true }))
    await page.waitForURL('**/user/login')
    await expect(page.getByRole('link', { name: say.cartWithOne })).toBeHidden()
    await putIntoCart(page, COAT, language)
    await expect(page.getByRole('link', { name: say.cartWithOne })).toBeVisible()
    await open('/user/login')
    await signIn(page, stranger, language)
    await expect(page.getByRole('link', { name: say.cartWithTwo })).toBeVisible()

    await open('/user/personal/discount')
    await expect(page.getByText(say.waits)).toBeVisible()
    expect(await settledViolations(page)).toEqual([])
    await press(page, page.getByRole('button', { name: say.confirmPhone }))
    await press(page, page.getByRole('button', { name: say.send }))
    await expect(page.getByLabel(say.code)).toBeVisible()
    expect(await settledViolations(page)).toEqual([])
    const outbox = await context.newPage()
    const code = await codeInMessage(outbox, stranger.phone)
    await outbox.close()
    await page.getByLabel(say.code).pressSequentially(code)
    await expect(page.getByRole('status').filter({ hasText: say.done }).first()).toBeVisible()
    await expect(page.getByText(say.today)).toBeVisible()
    await expect(page.getByText(say.level)).toBeVisible()
    expect(await settledViolations(page)).toEqual([])

    const cheaper = await ordersWhatIsInHerCart(page, language)
    await open('/user/personal/orders')
    const order = page.getByRole('article').filter({ hasText: cheaper.number })
    await expect(page.getByRole('article').filter({ hasText: asGuest.number })).toBeVisible()
    await order.getByText(say.details).click()
    await expect(order.getByText(say.discount, { exact: true })).toBeVisible()
    expect(await settledViolations(page)).toEqual([])
  })

/** A phone is proven on one account only. */
function newStranger() {
  return { ...oksana, email: newMailbox('oksana'), phone: `+3806711${String(strangerNumber()).padStart(5, '0')}` }
}

async function putIntoCart(page: Page, { article, size }: typeof DRESS, language: Language): Promise<void> {
  await page.goto(`/product/${article}`)
  await page.getByRole('radio', { name: size }).check({ force: true })
  await page.getByRole('button', { name: words[language].addToCart }).filter({ visible: true }).first().click()
}

/** The shop knows who she is and what she chose; she says where it goes, and pays. */
async function ordersWhatIsInHerCart(page: Page, language: Language): Promise<{ number: string }> {
  const say = words[language]
  await page.goto('/checkout')
  await page.waitForFunction(
    name => [...document.querySelectorAll('input')].some(({ value }) => value === name),
    oksana.name,
  )
  await fillDelivery(page, language)
  await page.getByRole('button', { name: say.pay }).click()
  await page.waitForURL('**/sandbox-pay/**')
  await page.getByRole('button', { name: say.approve, exact: true }).click()
  await page.waitForURL('**/payment/**')
  await expect(page.getByText(say.success, { exact: true })).toBeVisible()
  return { number: await orderNumberOn(page) }
}

/** Somebody else's browser: the order is known only by the phone. */
async function boughtAsGuest(customer: NewCustomer, phone: string, language: Language): Promise<{ number: string }> {
  const { page } = await customer({ language })
  const order = await orderByCall(page, language, fiveDresses, phone)
  await payByCall(page, order.ref)
  return order
}
