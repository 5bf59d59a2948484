import type { Locator, Page } from '@playwright/test'
import type { FullOrder } from '@shop/contracts/staff/orders/staff-orders'
import { settledViolations } from '../../support/axe.ts'
import { payByCall } from '../../support/bank-by-call.ts'
import { callShop } from '../../support/call-shop.ts'
import { expect, type Language, type NewCustomer, test } from '../../support/fixtures.ts'
import { openEmail, strangerNumber } from '../../support/messages.ts'
import { orderWithCodeByCall } from '../../support/order-by-call.ts'
import { onlySize, productByCall } from '../../support/product-by-call.ts'

const texts = {
  uk: {
    change: 'Змінити замовлення',
    preview: 'Що зміниться',
    remove: /^Прибрати:/,
    one: '1 з 2',
    find: 'Додати річ',
    tooSmall: /менше за найменшу суму промокоду/,
    ended: /уже не діє, а в замовленні з’являються нові речі/,
    without: 'Без коду',
    keep: 'Лишити на домовлене, нові речі без коду',
    taken: /^Доплату .* отримано/,
    means: 'Готівка',
    source: 'Звідки кошти',
    apply: 'Змінити',
    done: 'Замовлення змінено, лист уже в дорозі',
    history: 'Змінено замовлення',
    promo: 'Промокод',
    none: 'немає',
    agreedOnly: 'лише на домовлені речі',
    sum: 'Сума замовлення',
    total: 'Разом',
    due: 'Належить повернути',
    discount: 'Знижка за промокодом',
    email: 'змінено',
  },
  en: {
    change: 'Change the order',
    preview: 'What will change',
    remove: /^Take out:/,
    one: '1 of 2',
    find: 'Add an item',
    tooSmall: /below the least sum of promo code/,
    ended: /is over, and new items come to the order/,
    without: 'Without the code',
    keep: 'Keep it as agreed, new items without it',
    taken: /^The difference of .* was taken/,
    means: 'Cash',
    source: 'Where the money came from',
    apply: 'Change',
    done: 'The order is changed, the email is on its way',
    history: 'Order changed',
    promo: 'Promo code',
    none: 'none',
    agreedOnly: 'for the agreed items only',
    sum: 'Order total',
    total: 'Total',
    due: 'To be refunded',
    discount: 'Promo code',
    email: 'was changed',
  },
} as const

const languages = ['uk', 'en'] as const
const width = 1440

for (const language of languages)
  test(`an order that falls below the least sum of its code goes on without it, once staff have seen both totals (${language}, ${width} px)`, async ({
    customer,
    staff,
  }) => {
    const words = texts[language]
    const { office, shopper, ordered, code, change } = await boughtWithCode({ customer, staff }, language, 2)
    const { number, ref, email } = ordered
    const before = await readOrder(office, number)

    await office.getByRole('combobox', { name: words.remove }).selectOption(words.one)
    const preview = office.getByRole('region', { name: words.preview })
    await expect(preview.getByText(words.tooSmall)).toContainText(code)
    const { without, keep } = choicesIn(preview, language)
    const [dearer, cheaper] = [await totalOf(without), await totalOf(keep)]
    expect(dearer).not.toBe(cheaper)
    await expect(preview.getByText(words.sum)).toBeHidden()

    await without.check()
    await expect(preview.getByRole('listitem').filter({ hasText: words.promo })).toContainText(
      `${code} → ${words.none}`,
    )
    await expect(preview).toContainText(dearer)
    expect(await settledViolations(office)).toEqual([])
    await change()
    await expect(office.getByRole('status').filter({ hasText: words.done })).toBeVisible()

    const after = await readOrder(office, number)
    expect(after).toMatchObject({ promo_code: null, discount: 0, amount: before.amount / 2 })
    await agrees(office, language, { total: dearer, promo: `${code} → ${words.none}`, order: after })
    const panel = office.getByRole('dialog')
    await expect(panel.getByText(`${words.discount} ${code}`)).toBeHidden()
    await expect(panel.getByText(words.due, { exact: true })).toBeVisible()
    await shopper.goto(`/payment/${ref}`)
    await expect(shopper.getByText(dearer).first()).toBeVisible()
    await openEmail(shopper, email, words.email)
    await expect(shopper.frameLocator('iframe').locator('body')).toContainText(`${code} → ${words.none}`)
  })

for (const language of languages)
  test(`an order whose code is over keeps the agreed discount, and the item that comes is without it (${language}, ${width} px)`, async ({
    customer,
    staff,
  }) => {
    const words = texts[language]
    const { office, shopper, ordered, code, change } = await boughtWithCode({ customer, staff }, language, 1)
    const { number, ref } = ordered
    const before = await readOrder(office, number)
    await callShop(office, `/api/admin/promo-codes/${code}`, { method: 'DELETE' })

    await office.getByRole('combobox', { name: words.find }).fill('CO-2014-CAM-R')
    await office.getByRole('option', { name: /CO-2014-CAM-R/ }).click()
    const preview = office.getByRole('region', { name: words.preview })
    await expect(preview.getByText(words.ended)).toContainText(code)
    const { without, keep } = choicesIn(preview, language)
    const agreed = await totalOf(keep)
    expect(await totalOf(without)).not.toBe(agreed)

    await keep.check()
    await expect(preview).toContainText(agreed)
    await office.getByRole('combobox', { name: words.taken }).selectOption(words.means)
    await office.getByRole('textbox', { name: words.source }).fill('Каса на Подолі')
    expect(await settledViolations(office)).toEqual([])
    await change()
    await expect(office.getByRole('status').filter({ hasText: words.done })).toBeVisible()

    const after = await readOrder(office, number)
    expect(after).toMatchObject({ promo_code: code, discount: before.discount })
    expect(after.amount).toBeGreaterThan(before.amount)
    const promo = `${code} → ${code}, ${words.agreedOnly}`
    await agrees(office, language, { total: agreed, promo, order: after })
    await expect(office.getByRole('dialog').getByText(`${words.discount} ${code}`)).toBeVisible()
    await shopper.goto(`/payment/${ref}`)
    await expect(shopper.getByText(agreed).first()).toBeVisible()
  })

/** A paid order of skirts at 2,500 hryvnias with a code of 15 % for at least 2,000, or twice as much; its change is open before staff. */
async function boughtWithCode(open: { customer: NewCustomer; staff: NewCustomer }, language: Language, count: 1 | 2) {
  const words = texts[language]
  const office = await open.staff({ language, width })
  const article = `SK-${strangerNumber()}-BLK-R`
  await productByCall(office.page, { article, title: { uk: 'Спідниця міді', en: 'Midi skirt' } })
  const code = `AGREED-${strangerNumber()}`
  const data = { ...anyCode, code, gift: { kind: 'percent', percent: 15 }, min_goods_uah: 2000 * count }
  await callShop(office.page, '/api/admin/promo-codes', { data })
  const { page: shopper } = await open.customer({ language })
  const lines = [{ article, size: onlySize, count }]
  const ordered = await orderWithCodeByCall(shopper, language, { lines, promo_code: code })
  await payByCall(shopper, ordered.ref)
  await office.open(`/admin/orders?order=${ordered.number}`)
  await office.page.getByRole('button', { name: words.change }).click()
  const change = () => office.page.getByRole('button', { name: words.apply, exact: true }).click()
  return { office: office.page, shopper, ordered, code, change }
}

const anyCode = {
  valid_from: null,
  valid_until: null,
  usage_limit: null,
  per_customer_limit: null,
  only_categories: null,
  only_collections: null,
  active: true,
  note: '',
}

function choicesIn(preview: Locator, language: Language) {
  const { without, keep } = texts[language]
  const choice = (name: string) => preview.getByRole('radio', { name, exact: true })
  return { without: choice(without), keep: choice(keep) }
}

/** What the order will cost by this choice, as its card says. */
async function totalOf(choice: Locator): Promise<string> {
  const id = await choice.getAttribute('aria-describedby')
  const total = await choice.page().locator(`[id="${id}"] > span`).first().textContent()
  expect(total).toMatch(/\d/)
  return total ?? ''
}

async function readOrder(office: Page, number: string): Promise<FullOrder> {
  const answer = await callShop(office, `/api/orders/get-full-info?order=${number}`, { method: 'GET' })
  return (await answer.json()).order
}

type Told = { total: string; promo: string; order: FullOrder }

/** The sums add up, and the order's total and its history say what staff have chosen. */
async function agrees(office: Page, language: Language, { total, promo, order }: Told): Promise<void> {
  const words = texts[language]
  expect(order.amount - order.discount + order.delivery_price).toBeCloseTo(order.total, 2)
  const panel = office.getByRole('dialog')
  const row = panel.locator('dl > div').filter({ has: office.getByText(words.total, { exact: true }) })
  await expect(row.first()).toContainText(total)
  const changed = panel.getByRole('listitem').filter({ hasText: words.history }).first()
  await expect(changed).toContainText(`${words.promo}: ${promo}`)
  await expect(changed).toContainText(new RegExp(`${words.sum}: .+ → ${pattern(total)}`))
}

/** The amount with whatever space stands in it. */
function pattern(amount: string): string {
  return amount.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s/g, '\\s')
}
