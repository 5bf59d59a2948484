import type { Page } from 'playwright-core'
import { settledViolations } from './axe.ts'
import { fillRegistration, press } from './by-keyboard.ts'
import { entranceWords } from './entrance-words.ts'
import { signIn } from './known-customer.ts'
import { codeInMessage, linkInLetter, newMailbox } from './letters.ts'
import { orderByCall } from './order-by-call.ts'
import { payByCall } from './pay-by-call.ts'
import { personalWords } from './personal-words.ts'
import { fillDelivery } from './purchase.ts'
import { aVisitor, type Language } from './visitor.ts'
import { words } from './words.ts'

jest.setTimeout(180_000)

const DRESS = { article: 'DR-1042-BUR-R', size: '38 (M)' }
const COAT = { article: 'CO-2014-CAM-R', size: '38 (M)' }
const fiveDresses = [{ article: DRESS.article, size: '40 (L)', count: 5 }]
const oksana = { name: 'Оксана', surname: 'Мельник', password: 'весна-26-тепла' }

// A phone is proven on one account only: whoever tells the story once more is somebody else.
let told = 0

test.each<Language>(['uk', 'en'])(
  'a guest signs up by keyboard, proves mailbox and phone, finds all that she chose, and orders at the price of her level (%s)',
  async language => {
    const say = { ...personalWords[language], ...entranceWords[language] }
    const customer = aStranger()
    const asGuest = await boughtAsGuest(customer.phone, language)
    const { page, open, context } = await aVisitor({ language, width: language === 'uk' ? 390 : 1440 })
    await putIntoCart(page, DRESS, language)
    await page.getByRole('link', { name: say.cartWithOne }).waitFor()

    await open('/user/login')
    await press(page, page.getByRole('link', { name: say.signUp }))
    await page.getByRole('heading', { level: 1, name: say.register }).waitFor()
    expect(await settledViolations(page)).toEqual([])

    // An empty form says what is missing, and waits at the first of it.
    await press(page, page.getByRole('button', { name: say.create }))
    await page.getByText(say.firstMissing, { exact: true }).waitFor()
    const name = page.getByLabel(say.name, { exact: true })
    expect(await name.evaluate(field => field === document.activeElement)).toBe(true)
    expect(await settledViolations(page)).toEqual([])

    await fillRegistration(page, customer)
    await page.keyboard.press('Enter')
    await page.getByRole('status').filter({ hasText: say.welcome }).first().waitFor()
    await page.getByRole('heading', { level: 1, name: say.account }).waitFor()

    await page.getByRole('region', { name: say.remind }).waitFor()
    expect(await settledViolations(page)).toEqual([])
    await open(await linkInLetter(page, customer.email, say.confirmMailbox))
    await page.getByRole('heading', { level: 1, name: say.confirmed }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/user/verify')
    await page.getByRole('region', { name: say.remind }).waitFor({ state: 'hidden' })
    expect(await settledViolations(page)).toEqual([])

    // What she chose goes with her, and joins what she chooses before she is back.
    await open('/user')
    await press(page, page.getByRole('button', { name: say.exit, exact: true }))
    await page.waitForURL('**/user/login')
    await page.getByRole('link', { name: say.cartWithOne }).waitFor({ state: 'hidden' })
    await putIntoCart(page, COAT, language)
    await page.getByRole('link', { name: say.cartWithOne }).waitFor()
    await open('/user/login')
    await signIn(page, customer, language)
    await page.getByRole('link', { name: say.cartWithTwo }).waitFor()

    await open('/user/personal/discount')
    await page.getByText(say.waits).waitFor()
    expect(await settledViolations(page)).toEqual([])
    await press(page, page.getByRole('button', { name: say.confirmPhone }))
    await press(page, page.getByRole('button', { name: say.send }))
    await page.getByLabel(say.code).waitFor()
    expect(await settledViolations(page)).toEqual([])
    const outbox = await context.newPage()
    const code = await codeInMessage(outbox, customer.phone)
    await outbox.close()
    await page.getByLabel(say.code).pressSequentially(code)
    await page.getByRole('status').filter({ hasText: say.done }).first().waitFor()
    await page.getByText(say.today).waitFor()
    await page.getByText(say.level).waitFor()
    expect(await settledViolations(page)).toEqual([])

    const cheaper = await ordersWhatIsInHerCart(page, language)
    await open('/user/personal/orders')
    const order = page.getByRole('article').filter({ hasText: cheaper.number })
    await page.getByRole('article').filter({ hasText: asGuest.number }).waitFor()
    await order.getByText(say.details).click()
    await order.getByText(say.discount, { exact: true }).waitFor()
    expect(await settledViolations(page)).toEqual([])
  },
)

function aStranger() {
  told += 1
  return { ...oksana, email: newMailbox('oksana'), phone: `+38067111000${told}` }
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
  await page.getByText(say.success, { exact: true }).waitFor()
  const title = await page.getByRole('heading', { level: 1 }).textContent()
  return { number: title?.match(/\d{2}-\d{6}/)?.[0] ?? 'no number' }
}

/** Somebody else's browser: the order is known only by the phone. */
async function boughtAsGuest(phone: string, language: Language): Promise<{ number: string }> {
  const { page } = await aVisitor({ language })
  const order = await orderByCall(page, language, fiveDresses, phone)
  await payByCall(page, order.ref)
  return order
}
