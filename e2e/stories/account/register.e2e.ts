import type { Page } from '@playwright/test'
import { settledViolations } from '../../support/axe.ts'
import { payByCall } from '../../support/bank-by-call.ts'
import { fillRegistration, press } from '../../support/by-keyboard.ts'
import { expect, type Language, type NewCustomer, phoneAndDesk, test } from '../../support/fixtures.ts'
import { signIn } from '../../support/known-customer.ts'
import { codeInMessage, linkInEmail, newMailbox, strangerNumber } from '../../support/messages.ts'
import { orderByCall } from '../../support/order-by-call.ts'
import { fillDelivery, orderNumberOn } from '../../support/purchase.ts'
import { authTexts } from '../../texts/auth-texts.ts'
import { personalTexts } from '../../texts/personal-texts.ts'
import { shopTexts } from '../../texts/shop-texts.ts'

const DRESS = { article: 'DR-1042-BUR-R', size: '38 (M)' }
const COAT = { article: 'CO-2014-CAM-R', size: '38 (M)' }
const fiveDresses = [{ article: DRESS.article, size: '40 (L)', count: 5 }]
const oksana = { name: 'Оксана', surname: 'Мельник', password: 'весна-26-тепла' }

for (const { language, width } of phoneAndDesk)
  test(`a guest signs up by keyboard, proves mailbox and phone, finds the cart and the earlier order, and orders at the price of the loyalty level (${language}, ${width} px)`, async ({
    customer,
  }) => {
    const texts = { ...personalTexts[language], ...authTexts[language] }
    const stranger = newStranger()
    const asGuest = await orderAsGuest(customer, stranger.phone, language)
    const { page, open, context } = await customer({ language, width })
    await putIntoCart(page, DRESS, language)
    await expect(page.getByRole('link', { name: texts.cartWithOne })).toBeVisible()

    await open('/user/login')
    await press(page, page.getByRole('link', { name: texts.signUp }))
    await expect(page.getByRole('heading', { level: 1, name: texts.register })).toBeVisible()
    expect(await settledViolations(page)).toEqual([])

    // An empty form says what is missing, and waits at the first of it.
    await press(page, page.getByRole('button', { name: texts.create }))
    await expect(page.getByText(texts.firstMissing, { exact: true })).toBeVisible()
    const name = page.getByLabel(texts.name, { exact: true })
    await expect(name).toBeFocused()
    expect(await settledViolations(page)).toEqual([])

    await fillRegistration(page, stranger)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status').filter({ hasText: texts.welcome }).first()).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: texts.account })).toBeVisible()

    await expect(page.getByRole('region', { name: texts.remind })).toBeVisible()
    expect(await settledViolations(page)).toEqual([])
    await open(await linkInEmail(page, stranger.email, texts.confirmMailbox))
    await expect(page.getByRole('heading', { level: 1, name: texts.confirmed })).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/user/verify')
    await expect(page.getByRole('region', { name: texts.remind })).toBeHidden()
    expect(await settledViolations(page)).toEqual([])

    // The cart goes with the account, and is merged with what a guest puts in before signing in again.
    await open('/user')
    await press(page, page.getByRole('button', { name: texts.exit, exact: true }))
    await page.waitForURL('**/user/login')
    await expect(page.getByRole('link', { name: texts.cartWithOne })).toBeHidden()
    await putIntoCart(page, COAT, language)
    await expect(page.getByRole('link', { name: texts.cartWithOne })).toBeVisible()
    await open('/user/login')
    await signIn(page, stranger, language)
    await expect(page.getByRole('link', { name: texts.cartWithTwo })).toBeVisible()

    await open('/user/personal/discount')
    await expect(page.getByText(texts.waits)).toBeVisible()
    expect(await settledViolations(page)).toEqual([])
    await press(page, page.getByRole('button', { name: texts.confirmPhone }))
    await press(page, page.getByRole('button', { name: texts.send }))
    await expect(page.getByLabel(texts.code)).toBeVisible()
    expect(await settledViolations(page)).toEqual([])
    const outbox = await context.newPage()
    const code = await codeInMessage(outbox, stranger.phone)
    await outbox.close()
    await page.getByLabel(texts.code).pressSequentially(code)
    await expect(page.getByRole('status').filter({ hasText: texts.done }).first()).toBeVisible()
    await expect(page.getByText(texts.today)).toBeVisible()
    await expect(page.getByText(texts.level)).toBeVisible()
    expect(await settledViolations(page)).toEqual([])

    const cheaper = await orderTheCart(page, language)
    await open('/user/personal/orders')
    const order = page.getByRole('article').filter({ hasText: cheaper.number })
    await expect(page.getByRole('article').filter({ hasText: asGuest.number })).toBeVisible()
    await order.getByText(texts.details).click()
    await expect(order.getByText(texts.discount, { exact: true })).toBeVisible()
    expect(await settledViolations(page)).toEqual([])
  })

/** A phone is proven on one account only. */
function newStranger() {
  return { ...oksana, email: newMailbox('oksana'), phone: `+3806711${String(strangerNumber()).padStart(5, '0')}` }
}

async function putIntoCart(page: Page, { article, size }: typeof DRESS, language: Language): Promise<void> {
  await page.goto(`/product/${article}`)
  await page.getByRole('radio', { name: size }).check({ force: true })
  await page.getByRole('button', { name: shopTexts[language].addToCart }).filter({ visible: true }).first().click()
}

/** The shop knows the customer and the cart; what is left is the delivery and the payment. */
async function orderTheCart(page: Page, language: Language): Promise<{ number: string }> {
  const texts = shopTexts[language]
  await page.goto('/checkout')
  await page.waitForFunction(
    name => [...document.querySelectorAll('input')].some(({ value }) => value === name),
    oksana.name,
  )
  await fillDelivery(page, language)
  await page.getByRole('button', { name: texts.pay }).click()
  await page.waitForURL('**/sandbox-pay/**')
  await page.getByRole('button', { name: texts.approve, exact: true }).click()
  await page.waitForURL('**/payment/**')
  await expect(page.getByText(texts.success, { exact: true })).toBeVisible()
  return { number: await orderNumberOn(page) }
}

/** Visitor else's browser: the order is known only by the phone. */
async function orderAsGuest(customer: NewCustomer, phone: string, language: Language): Promise<{ number: string }> {
  const { page } = await customer({ language })
  const order = await orderByCall(page, language, fiveDresses, phone)
  await payByCall(page, order.ref)
  return order
}
