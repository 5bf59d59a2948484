import type { Locator, Page } from '@playwright/test'
import { settledViolations } from '../../support/axe.ts'
import { payByCall } from '../../support/bank-by-call.ts'
import { expect, type Language, test } from '../../support/fixtures.ts'
import { orderByCall } from '../../support/order-by-call.ts'
import { signInAsRole } from '../../support/staff-of-role.ts'

const texts = {
  uk: {
    packing: /Треба зібрати/,
    take: ['Взяти в роботу', 'Взяти'],
    comment: 'Новий коментар',
    comments: 'Коментарі',
    add: 'Додати',
    ship: 'Відправити',
    tracking: 'Номер посилки',
    noTracking: 'Введіть номер посилки',
    delivered: ['Доставлено', 'Так, доставлено'],
    whoRefunds: /^Кошти повертає бухгалтер або власник/,
    refund: 'Повернути кошти',
    ask: ['Попросити повернути кошти', /^Попросити повернути 4\s990\s₴$/],
    howMany: /^Скільки штук/,
    oneItem: '1 з 2',
    why: 'Чому треба повернути',
    noReason: 'Напишіть причину: її прочитають в історії',
    asked: 'Запит надіслано бухгалтерії',
    waits: 'Чекають на повернення коштів',
    asks: /просить повернути 4\s990\s₴$/,
    refundSum: /^Повернути 4\s990\s₴$/,
    reason: 'Причина',
    started: 'Повернення коштів розпочато',
    partly: 'Повернено частину',
    sections: 'Інше',
    links: 'Замовлення за посиланням',
    forbidden: 'Немає доступу',
  },
  en: {
    packing: /To be packed/,
    take: ['Start processing', 'Start'],
    comment: 'New comment',
    comments: 'Comments',
    add: 'Add',
    ship: 'Ship',
    tracking: 'Parcel number',
    noTracking: 'Enter the parcel number',
    delivered: ['Delivered', 'Yes, delivered'],
    whoRefunds: /^The accountant or the owner gives money back/,
    refund: 'Refund',
    ask: ['Ask for a refund', /^Ask to refund .*4,990/],
    howMany: /^How many/,
    oneItem: '1 of 2',
    why: 'Why it should go back',
    noReason: 'Say why: it will be read in the history',
    asked: 'The request was sent to the accountant',
    waits: 'Waiting for a refund',
    asks: /asks to refund .*4,990/,
    refundSum: /^Refund .*4,990/,
    reason: 'Reason',
    started: 'Refund started',
    partly: 'Partly refunded',
    sections: 'Other',
    links: 'Orders by link',
    forbidden: 'You have no access to this',
  },
} as const
type Texts = (typeof texts)[Language]

const note = 'Подзвонити перед відправленням'
const cause = 'Брак на рукаві однієї, другу лишає'

for (const { language, width } of [
  { language: 'uk', width: 1440 },
  { language: 'en', width: 390 },
] as const)
  test(`a manager takes an order from its payment to a request for a refund, and an accountant gives the money back (${language}, ${width} px)`, async ({
    staff,
    customer,
  }) => {
    const t = texts[language]
    const options = { language, width }
    const { page: shopper } = await customer()
    // 4,990 each; nobody has a discount.
    const { number, ref } = await orderByCall(shopper, 'uk', [{ article: 'DR-1042-BUR-R', size: '38 (M)', count: 2 }])
    await payByCall(shopper, ref)
    const { page: owner } = await staff(options)
    const { page: manager } = await customer(options)
    // The audit log is closed to accountants.
    const { page: accountant } = await customer({ ...options, expects: [/status of 403/] })
    await signInAsRole(owner, manager, 'manager', language)
    await signInAsRole(owner, accountant, 'accountant', language)

    const panel = await takeAndShip(manager, t, number)
    await askForRefund(manager, panel, t)
    await giveBack(accountant, t, number)
    await seeWhatIsOpen(accountant, t)

    await manager.reload()
    await expect(panel.getByText(t.partly, { exact: true }).first()).toBeVisible()
    await expect(panel.getByText(t.asks)).toHaveCount(0)
  })

const press = (panel: Locator, name: string | RegExp) => panel.getByRole('button', { name, exact: true }).click()

/** From the figure of the first page to the parcel at the customer’s door. */
async function takeAndShip(page: Page, t: Texts, number: string): Promise<Locator> {
  await page.goto('/admin/home')
  await page.getByRole('link', { name: t.packing }).click()
  await page.getByRole('link', { name: number }).click()
  const panel = page.getByRole('dialog')
  for (const name of t.take) await press(panel, name)
  await panel.getByRole('textbox', { name: t.comment }).fill(note)
  await panel.getByRole('button', { name: t.add, exact: true }).click()
  await expect(panel.getByRole('list', { name: t.comments }).getByText(note)).toBeVisible()

  await press(panel, t.ship)
  await press(panel, t.ship)
  const tracking = panel.getByLabel(t.tracking)
  await expect(tracking).toHaveAccessibleDescription(t.noTracking)
  await expect(tracking).toBeFocused()
  expect(await settledViolations(page)).toEqual([])
  await tracking.fill('20450000000009')
  await expect(tracking).not.toHaveAccessibleDescription(t.noTracking)
  await press(panel, t.ship)
  await expect(panel.getByRole('link', { name: '20450000000009' })).toBeVisible()
  for (const name of t.delivered) await press(panel, name)
  return panel
}

/** Who may not refund reads who can, and leaves a request for one of the two dresses. */
async function askForRefund(page: Page, panel: Locator, t: Texts): Promise<void> {
  await expect(panel.getByText(t.whoRefunds)).toBeVisible()
  await expect(panel.getByRole('button', { name: t.refund, exact: true })).toHaveCount(0)
  const [ask, askForSum] = t.ask
  await press(panel, ask)
  await panel.getByRole('checkbox').first().check()
  await panel.getByRole('combobox', { name: t.howMany }).selectOption({ label: t.oneItem })
  await press(panel, askForSum)
  const why = panel.getByLabel(t.why)
  await expect(why).toHaveAccessibleDescription(t.noReason)
  await why.fill(cause)
  expect(await settledViolations(page)).toEqual([])
  await press(panel, askForSum)
  await expect(panel.getByText(t.asked)).toBeVisible()
  await expect(panel.getByText(t.asks)).toBeVisible()
}

/** The request stands on the first page, with its reason; the sum is on the button before the money goes. */
async function giveBack(page: Page, t: Texts, number: string): Promise<void> {
  await page.goto('/admin/home')
  const waiting = page.getByRole('region', { name: t.waits }).getByRole('listitem').filter({ hasText: number })
  await expect(waiting).toContainText(cause)
  expect(await settledViolations(page)).toEqual([])
  await waiting.getByRole('link', { name: number }).click()
  const panel = page.getByRole('dialog')
  await expect(panel.getByText(t.asks)).toBeVisible()
  await expect(panel.getByText(note)).toBeVisible()
  await press(panel, t.refund)
  await press(panel, t.refundSum)
  const reason = panel.getByLabel(t.reason)
  await expect(reason).toBeFocused()
  await reason.fill(cause)
  expect(await settledViolations(page)).toEqual([])
  await press(panel, t.refundSum)
  await expect(panel.getByText(t.started, { exact: true })).toBeVisible()
  await expect(panel.getByText(t.partly, { exact: true }).first()).toBeVisible()
}

/** Orders by link may be read; the audit log is the owner’s, and not even its name is offered. */
async function seeWhatIsOpen(page: Page, t: Texts): Promise<void> {
  await page.goto('/admin/other')
  await page.getByRole('main').getByRole('link', { name: t.links }).click()
  await expect(page.getByRole('heading', { level: 1, name: t.links })).toBeVisible()
  await page.goto('/admin/other/audit')
  await expect(page.getByText(t.forbidden)).toBeVisible()
}
