import type { Page } from '@playwright/test'
import { violations } from '../../support/axe.ts'
import { payByCall } from '../../support/bank-by-call.ts'
import { callShop } from '../../support/call-shop.ts'
import { expect, phoneAndDesk, test } from '../../support/fixtures.ts'
import { orderByCall } from '../../support/order-by-call.ts'
import { staff } from '../../support/start-shop.ts'

const officeTexts = {
  uk: {
    take: 'Взяти в роботу',
    reallyTake: 'Взяти',
    ship: 'Відправити',
    tracking: 'Номер посилки',
    left: 'Ще має вирушити',
    arrived: 'Речі прийшли',
    takeIn: 'Прийняти',
    taken: 'Речі прийнято',
    part: 'Частина замовлення',
    shipped: 'вже в дорозі',
    sent: 'Відправлено',
  },
  en: {
    take: 'Start processing',
    reallyTake: 'Start',
    ship: 'Ship',
    tracking: 'Parcel number',
    left: 'Still to leave',
    arrived: 'Receive stock',
    takeIn: 'Receive',
    taken: 'Stock received',
    part: 'Part of order',
    shipped: 'is on its way',
    sent: 'Shipped',
  },
} as const

const dress = { article: 'DR-1042-BUR-R', size: '38 (M)', count: 1 }
const coat = { article: 'CO-2014-IVO-R', size: '38 (M)', count: 1 }

for (const { language, width } of phoneAndDesk)
  test(`staff ship a mixed order in two parcels (${language}, ${width} px), and its customer gets an email about each`, async ({
    customer,
  }) => {
    const texts = officeTexts[language]
    const { page: shopper } = await customer({ language, width })
    const { number, ref } = await orderByCall(shopper, language, [dress, coat])
    await payByCall(shopper, ref)

    const { page: office } = await customer({ language, width })
    await signIn(office, `/admin/orders?order=${number}`)
    const panel = office.getByRole('dialog')
    const press = (name: string) => panel.getByRole('button', { name, exact: true }).click()
    await press(texts.take)
    await press(texts.reallyTake)
    await press(texts.ship)
    expect(await violations(office)).toEqual([])
    await panel.getByLabel(texts.tracking).fill('20450000000001')
    await press(texts.ship)
    await expect(panel.getByText(texts.left)).toBeVisible()

    await press(texts.arrived)
    await press(texts.takeIn)
    await expect(panel.getByText(texts.taken)).toBeVisible()
    await press(texts.ship)
    await panel.getByLabel(texts.tracking).fill('20450000000002')
    await press(texts.ship)
    await expect(panel.getByRole('link', { name: '20450000000002' })).toBeVisible()
    await expect(panel.getByText(texts.sent, { exact: true }).first()).toBeVisible()
    expect(await violations(office)).toEqual([])

    await expectEmailWith(shopper, [number, texts.part])
    await expectEmailWith(shopper, [number, texts.shipped])
    await shopper.goto(`/payment/${ref}`)
    await expect(shopper.getByRole('link', { name: '20450000000001' })).toBeVisible()
    await expect(shopper.getByRole('link', { name: '20450000000002' })).toBeVisible()
  })

async function signIn(page: Page, to: string): Promise<void> {
  await callShop(page, '/api/admin/login', { data: staff })
  await page.goto(to)
}

/** The job that sends comes round every few seconds. */
async function expectEmailWith(page: Page, subject: readonly string[]): Promise<void> {
  const rows = page.getByRole('link')
  const row = subject.reduce((found, hasText) => found.filter({ hasText }), rows).first()
  for (let tries = 0; tries < 30 && !(await row.isVisible()); tries++) {
    await page.goto('/dev/outbox')
    await row.waitFor({ timeout: 1000 }).catch(() => null)
  }
  await expect(row).toBeVisible()
}
