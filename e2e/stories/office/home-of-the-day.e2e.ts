import type { Page } from '@playwright/test'
import { startEmbeddedMongo } from '@shop/embedded-mongo/server'
import { connectMongo, databaseOf } from '@shop/service-kit/storage/mongo'
import { settledViolations } from '../../support/axe.ts'
import { payByCall } from '../../support/bank-by-call.ts'
import { expect, type Language, type NewCustomer, phoneAndDesk, test } from '../../support/fixtures.ts'
import { openEmail } from '../../support/messages.ts'
import { orderByCall } from '../../support/order-by-call.ts'
import { signInAsRole } from '../../support/staff-of-role.ts'
import { type RunningShop, startShop } from '../../support/start-shop.ts'

const texts = {
  uk: {
    late: /^Не зібрано вчасно\s*1$/,
    oneLate: '1 замовлення',
    packing: /^Треба зібрати/,
    emails: (count: number) => new RegExp(`^Листи не дійшли\\s*${count}$`),
    tryAgain: 'Спробувати ще раз',
    retried: 'Пробуємо ще раз',
    gone: 'За цим фільтром нічого немає',
    noPicture: /^Без фото\s*0$/,
    hidden: /^Приховано від покупців/,
    refund: /^Треба повернути кошти\s*0$/,
    system: 'Робота магазину',
    audit: /^Звірка даних\s*ще не було$/,
    health: 'Стан магазину',
    needs: 'Черга',
    compared: /^Остання звірка з банком\s*ще не було$/,
    compare: 'Звірка дня з банком',
  },
  en: {
    late: /^Packing overdue\s*1$/,
    oneLate: '1 order',
    packing: /^To be packed/,
    emails: (count: number) => new RegExp(`^Emails failed\\s*${count}$`),
    tryAgain: 'Try again',
    retried: 'Trying again',
    gone: 'Nothing agrees with this filter',
    noPicture: /^Without pictures\s*0$/,
    hidden: /^Hidden from customers/,
    refund: /^Money to refund\s*0$/,
    system: 'The shop at work',
    audit: /^Audit of the data\s*never$/,
    health: 'Health',
    needs: 'Queue',
    compared: /^Last comparison with the bank\s*never$/,
    compare: 'Compare a day with the bank',
  },
} as const
type Texts = (typeof texts)[Language]

let shop: RunningShop
let checkout: ReturnType<typeof databaseOf>
let end: () => Promise<void>

// A shop of its own: what failed and what is late is counted over all of it.
test.beforeAll(async () => {
  const store = await startEmbeddedMongo({ dataDir: null, port: 0 })
  shop = await startShop({ env: { MONGODB_URI: store.uri, BUILD: 'no' } })
  const client = await connectMongo(store.uri)
  checkout = databaseOf(client, 'cart-checkout')
  end = async () => {
    await client.close()
    await shop.stop()
    await store.close()
  }
})

test.afterAll(() => end())

for (const { language, width } of phoneAndDesk)
  test(`each role's first page says what waits for it, and an email that failed is tried again from there (${language}, ${width} px)`, async ({
    staff,
    customer,
  }) => {
    test.slow()
    const t = texts[language]
    const options = { language, width, address: shop.address }
    const { page: shopper } = await customer(options)
    const { number, ref, email } = await orderByCall(shopper, language)
    await payByCall(shopper, ref)
    await openEmail(shopper, email, number)
    await fails(number)
    const { page: owner } = await staff(options)
    const as = (role: Parameters<typeof signInAsRole>[2]) => colleague(customer, owner, role, options)

    const manager = await as('manager')
    await retriesEmail(manager, t)
    await findsTheLateOne(manager, t, number)
    await opensHealth(owner, t)
    await looksAfterGoods(await as('content'), t)
    await looksAfterMoney(await as('accountant'), t)
    await sent(number)
  })

/** The mail server refused an email eight times, and nobody packed the order in time. */
async function fails(number: string): Promise<void> {
  const dead = { state: 'dead', attempts: 8, failure: 'EENVELOPE', expires_at: null }
  await checkout.collection('outbox').updateOne({ 'facts.order': number, 'facts.letter': 'paid' }, { $set: dead })
  await checkout.collection('orders').updateOne({ number }, { $set: { pack_by: '2026-01-08' } })
}

/** It went out once more, and is no work for the next story. */
async function sent(number: string): Promise<void> {
  const outbox = checkout.collection('outbox')
  await expect.poll(() => outbox.countDocuments({ 'facts.order': number, state: 'dead' })).toBe(0)
  await checkout.collection('orders').updateOne({ number }, { $set: { pack_by: '2099-01-08' } })
}

async function colleague(
  customer: NewCustomer,
  owner: Page,
  role: Parameters<typeof signInAsRole>[2],
  options: { language: Language; width: number; address: string },
): Promise<Page> {
  const { page } = await customer(options)
  await signInAsRole(owner, page, role, options.language)
  await page.goto('/admin/home')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return page
}

async function retriesEmail(page: Page, t: Texts): Promise<void> {
  await expect(page.getByRole('link', { name: t.late })).toBeVisible()
  expect(await settledViolations(page)).toEqual([])
  const card = page.getByRole('link', { name: t.emails(1) })
  await card.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/outbox\?state=dead&kind=email/)
  expect(await settledViolations(page)).toEqual([])
  await page.getByRole('button', { name: t.tryAgain }).click()
  await expect(page.getByText(t.retried)).toBeVisible()
  await expect(page.getByText(t.gone)).toBeVisible()
  await page.goto('/admin/home')
  await expect(page.getByRole('link', { name: t.emails(0) })).toBeVisible()
}

/** The list shows what the card counted, and says by which filter. */
async function findsTheLateOne(page: Page, t: Texts, number: string): Promise<void> {
  await page.getByRole('link', { name: t.late }).click()
  await expect(page).toHaveURL(/needs=late/)
  await expect(page.getByText(t.oneLate, { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: number })).toBeVisible()
  await expect(page.getByRole('combobox', { name: t.needs })).toHaveValue('late')
}

async function opensHealth(page: Page, t: Texts): Promise<void> {
  await page.goto('/admin/home')
  await expect(page.getByRole('link', { name: t.hidden })).toBeVisible()
  await expect(page.getByRole('link', { name: t.packing })).toBeVisible()
  await page.getByRole('link', { name: t.audit }).click()
  await expect(page.getByRole('heading', { level: 1, name: t.health })).toBeVisible()
  await expect(page.getByText(/npm run audit/)).toBeVisible()
  expect(await settledViolations(page)).toEqual([])
}

async function looksAfterGoods(page: Page, t: Texts): Promise<void> {
  await expect(page.getByRole('link', { name: t.noPicture })).toBeVisible()
  await expect(page.getByRole('link', { name: t.packing })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: t.system })).toHaveCount(0)
  expect(await settledViolations(page)).toEqual([])
  await page.getByRole('link', { name: t.hidden }).click()
  await expect(page).toHaveURL(/shown=no/)
}

async function looksAfterMoney(page: Page, t: Texts): Promise<void> {
  await expect(page.getByRole('link', { name: t.refund })).toBeVisible()
  await expect(page.getByRole('heading', { name: t.system })).toHaveCount(0)
  expect(await settledViolations(page)).toEqual([])
  await page.getByRole('link', { name: t.refund }).click()
  await expect(page).toHaveURL(/needs=refund/)
  await page.goto('/admin/home')
  await page.getByRole('link', { name: t.compared }).click()
  await expect(page.getByRole('heading', { name: t.compare })).toBeVisible()
}
