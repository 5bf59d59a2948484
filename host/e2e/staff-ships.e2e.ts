import type { Page } from '@playwright/test'
import { askShop } from './ask-shop.ts'
import { violations } from './axe.ts'
import { expect, phoneAndDesk, test } from './fixtures.ts'
import { orderByCall } from './order-by-call.ts'
import { payByCall } from './pay-by-call.ts'
import { staff } from './start-shop.ts'

const words = {
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
  test(`staff send a mixed order in two parcels (${language}, ${width} px), and its customer has a letter of each`, async ({
    customer,
  }) => {
    const say = words[language]
    const { page: shopper } = await customer({ language, width })
    const { number, ref } = await orderByCall(shopper, language, [dress, coat])
    await payByCall(shopper, ref)

    const { page: office } = await customer({ language, width })
    await signIn(office, `/admin/orders?order=${number}`)
    const panel = office.getByRole('dialog')
    const press = (name: string) => panel.getByRole('button', { name, exact: true }).click()
    await press(say.take)
    await press(say.reallyTake)
    await press(say.ship)
    expect(await violations(office)).toEqual([])
    await panel.getByLabel(say.tracking).fill('20450000000001')
    await press(say.ship)
    await expect(panel.getByText(say.left)).toBeVisible()

    await press(say.arrived)
    await press(say.takeIn)
    await expect(panel.getByText(say.taken)).toBeVisible()
    await press(say.ship)
    await panel.getByLabel(say.tracking).fill('20450000000002')
    await press(say.ship)
    await expect(panel.getByRole('link', { name: '20450000000002' })).toBeVisible()
    await expect(panel.getByText(say.sent, { exact: true }).first()).toBeVisible()
    expect(await violations(office)).toEqual([])

    await letterWith(shopper, [number, say.part])
    await letterWith(shopper, [number, say.shipped])
    await shopper.goto(`/payment/${ref}`)
    await expect(shopper.getByRole('link', { name: '20450000000001' })).toBeVisible()
    await expect(shopper.getByRole('link', { name: '20450000000002' })).toBeVisible()
  })

async function signIn(page: Page, to: string): Promise<void> {
  await askShop(page, '/api/admin/login', { data: staff })
  await page.goto(to)
}

/** The job that sends comes round every few seconds. */
async function letterWith(page: Page, subject: readonly string[]): Promise<void> {
  const rows = page.getByRole('link')
  const row = subject.reduce((found, hasText) => found.filter({ hasText }), rows).first()
  for (let looks = 0; looks < 30 && !(await row.isVisible()); looks++) {
    await page.goto('/dev/outbox')
    await row.waitFor({ timeout: 1000 }).catch(() => null)
  }
  await expect(row).toBeVisible()
}
