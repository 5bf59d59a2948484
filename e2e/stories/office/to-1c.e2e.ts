import type { BrowserContext, Locator, Page } from '@playwright/test'
import { scripted1c, statusesXml } from '@shop/testing/scripted-1c'
import { settledViolations, violations } from '../../support/axe.ts'
import { payByCall } from '../../support/bank-by-call.ts'
import { expect, type Language, phoneAndDesk, test } from '../../support/fixtures.ts'
import { orderByCall } from '../../support/order-by-call.ts'
import { shopAddress } from '../../support/shop-address.ts'
import { signInAsRole } from '../../support/staff-of-role.ts'
import { exchange1c } from '../../support/start-shop.ts'

const texts = {
  uk: {
    tabs: 'Замовлення за станом',
    toPack: /^Зібрати/,
    comment: 'Новий коментар',
    comments: 'Коментарі',
    add: 'Додати',
    close: 'Закрити замовлення',
    chooseAll: 'Обрати всі на сторінці',
    send: ['Надіслати в 1С', 'Надіслати'],
    outcomes: /^Надсилання в 1С/,
    sent: 'у черзі для 1С',
    confirmed: 'Підтверджено',
    slips: /^Пакувальні листи/,
    print: 'Надрукувати',
    ship: 'Відправити',
    tracking: 'Номер посилки',
    shipped: 'Відправлено',
    failed: 'Помилка',
    log: 'Журнал обмінів',
    unknown: 'Невідомий статус (Відкладено)',
  },
  en: {
    tabs: 'Orders by state',
    toPack: /^To pack/,
    comment: 'New comment',
    comments: 'Comments',
    add: 'Add',
    close: 'Close the order',
    chooseAll: 'Select all on this page',
    send: ['Send to 1C', 'Send'],
    outcomes: /^Send to 1C:/,
    sent: 'in the queue for 1C',
    confirmed: 'Confirmed',
    slips: /^Packing slips/,
    print: 'Print',
    ship: 'Ship',
    tracking: 'Parcel number',
    shipped: 'Shipped',
    failed: 'Failed',
    log: 'Log of exchanges',
    unknown: 'Unknown status (Відкладено)',
  },
} as const
type Texts = (typeof texts)[Language]

const dress = { article: 'DR-1042-BUR-R', size: '38 (M)', count: 1 }
const note = 'Подзвонити перед відправленням'
const parcel = '20450000000017'

for (const { language, width } of phoneAndDesk)
  test(`a manager receives an order, comments, sends it to 1C, which takes and confirms it, prints its slip and ships it (${language}, ${width} px)`, async ({
    customer,
    staff,
  }) => {
    const t = texts[language]
    const { page: shopper } = await customer({ language, width })
    const { number, ref } = await orderByCall(shopper, language, [dress])
    await payByCall(shopper, ref)
    const { page: owner } = await staff()
    const { page: office, context } = await customer({ language, width })
    await signInAsRole(owner, office, 'manager', language)
    const panel = office.getByRole('dialog')

    await receiveAndComment(office, panel, t, number)
    await sendTo1c(office, t)
    const client = scripted1c(shopAddress(), exchange1c)
    await client.takeOrders()
    const facts = { 'Статус заказа': '[processing]', 'Номер по 1С': `ЛЕ-${number}` }
    expect(await client.send('orders.xml', Buffer.from(statusesXml([{ number, facts }])))).toBe('success')
    await seeConfirmed(office, panel, t, number)
    await printSlip(office, context, t, number)
    await ship(office, panel, t, number)

    const wrong = statusesXml([{ number, facts: { 'Статус заказа': 'Відкладено' } }])
    expect(await client.send('wrong.xml', Buffer.from(wrong))).toMatch(/^failure\n/)
    await seeWhyItFailed(office, t, number)
  })

/** It stands among those to be packed; what is to be known of it is written down. */
async function receiveAndComment(office: Page, panel: Locator, t: Texts, number: string): Promise<void> {
  await office.goto('/admin/orders')
  await office.getByRole('navigation', { name: t.tabs }).getByRole('link', { name: t.toPack }).click()
  await office.getByRole('searchbox').fill(number)
  await office.waitForURL(/search=/)
  await expect(office.locator('tbody tr[data-row]')).toHaveCount(1)
  await office.getByRole('link', { name: number }).click()
  await panel.getByRole('textbox', { name: t.comment }).fill(note)
  await panel.getByRole('button', { name: t.add, exact: true }).click()
  await expect(panel.getByRole('list', { name: t.comments }).getByText(note)).toBeVisible()
  await panel.getByRole('button', { name: t.close }).click()
}

/** From the list, as many at once are sent. */
async function sendTo1c(office: Page, t: Texts): Promise<void> {
  await office.getByRole('checkbox', { name: t.chooseAll }).check()
  for (const name of t.send) await office.getByRole('button', { name, exact: true }).click()
  const outcomes = office.getByRole('region', { name: t.outcomes }).getByRole('listitem')
  await expect(outcomes).toHaveCount(1)
  await expect(outcomes).toContainText(t.sent)
  expect(await settledViolations(office)).toEqual([])
}

async function seeConfirmed(office: Page, panel: Locator, t: Texts, number: string): Promise<void> {
  await office.goto(`/admin/orders?order=${number}`)
  await expect(panel.getByText(t.confirmed, { exact: true })).toBeVisible()
  await expect(panel.getByText(`ЛЕ-${number}`)).toBeVisible()
  await expect(panel.getByRole('list', { name: t.comments }).getByText(note)).toBeVisible()
  expect(await violations(office)).toEqual([])
}

/** On paper the slip stands alone, with the shop's comment for who packs. */
async function printSlip(office: Page, context: BrowserContext, t: Texts, number: string): Promise<void> {
  await office.goto(`/admin/orders?search=${number}`)
  await office.getByRole('checkbox', { name: t.chooseAll }).check()
  const opening = context.waitForEvent('page')
  await office.getByRole('link', { name: t.slips }).click()
  const sheet = await opening
  await expect(sheet.getByRole('button', { name: t.print })).toBeVisible()
  expect(await settledViolations(sheet)).toEqual([])
  await sheet.emulateMedia({ media: 'print' })
  await expect(sheet.getByText(number).first()).toBeVisible()
  await expect(sheet.getByText(dress.article).first()).toBeVisible()
  await expect(sheet.getByText(note)).toBeVisible()
  await expect(sheet.getByRole('button', { name: t.print })).toBeHidden()
  await sheet.close()
}

async function ship(office: Page, panel: Locator, t: Texts, number: string): Promise<void> {
  await office.goto(`/admin/orders?order=${number}`)
  await panel.getByRole('button', { name: t.ship, exact: true }).click()
  await panel.getByLabel(t.tracking).fill(parcel)
  await panel.getByRole('button', { name: t.ship, exact: true }).click()
  await expect(panel.getByRole('link', { name: parcel })).toBeVisible()
  await expect(panel.getByText(t.shipped, { exact: true }).first()).toBeVisible()
}

/** What 1C says later and nobody understands leaves the order as it is, and says why. */
async function seeWhyItFailed(office: Page, t: Texts, number: string): Promise<void> {
  await office.goto('/admin/other/1c?state=failed')
  await expect(office.getByRole('heading', { name: t.log })).toBeVisible()
  const row = office.getByRole('row', { name: new RegExp(number) }).first()
  await expect(row.getByText(t.failed, { exact: true })).toBeVisible()
  await expect(row.getByText(t.unknown)).toBeVisible()
  expect(await violations(office)).toEqual([])
}
