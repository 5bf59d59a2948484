import type { Page } from '@playwright/test'
import { settledViolations } from '../../support/axe.ts'
import { expect, phoneAndDesk, test } from '../../support/fixtures.ts'

const texts = {
  uk: {
    find: 'Знайти річ',
    name: 'Ім’я',
    lastName: 'Прізвище',
    phone: 'Телефон',
    fetched: 'Самовивіз із магазину',
    shop: 'Магазин',
    paidHere: /Оплачено в магазині/,
    terminal: 'Картка через термінал',
    takesAlong: 'Клієнтка забирає речі одразу',
    makePaid: 'Оформити як оплачене',
    delivered: 'Доставлено',
    handedOver: 'Видано в магазині',
    make: 'Оформити замовлення',
    cancel: 'Скасувати',
    reason: 'Причина',
    cancelOrder: 'Скасувати замовлення',
    again: 'Оформити ще раз',
    filledIn: /Заповнено із замовлення/,
    payLink: 'Посилання для оплати',
  },
  en: {
    find: 'Find an item',
    name: 'First name',
    lastName: 'Last name',
    phone: 'Phone',
    fetched: 'Pick-up in the shop',
    shop: 'Shop',
    paidHere: /Paid in the shop/,
    terminal: 'Card at the terminal',
    takesAlong: 'The customer takes the goods along now',
    makePaid: 'Make the order as paid',
    delivered: 'Delivered',
    handedOver: 'Handed over in the shop',
    make: 'Make the order',
    cancel: 'Cancel',
    reason: 'Reason',
    cancelOrder: 'Cancel the order',
    again: 'Order again',
    filledIn: /Filled in from order/,
    payLink: 'Link to pay by',
  },
} as const

type Texts = (typeof texts)['uk' | 'en']

/** A pair of trousers of which there are plenty, fetched in the shop. */
async function fill(office: Page, say: Texts): Promise<void> {
  await office.getByRole('combobox', { name: say.find }).pressSequentially('TR-6012-GRA-R')
  await office
    .getByRole('option', { name: /TR-6012-GRA-R/ })
    .first()
    .click()
  await office
    .locator('label', { hasText: / · [1-9]/ })
    .first()
    .click()
  await office.getByRole('textbox', { name: say.name, exact: true }).fill('Ірина')
  await office.getByRole('textbox', { name: say.lastName, exact: true }).fill('Мельник')
  await office.getByRole('textbox', { name: say.phone, exact: true }).fill('671112233')
  await office.getByRole('radio', { name: say.fetched }).check({ force: true })
  await office.getByRole('combobox', { name: say.shop }).selectOption({ index: 1 })
}

for (const { language, width } of phoneAndDesk)
  test(`a customer in the shop pays and takes the goods along in one step (${language}, ${width} px)`, async ({
    staff,
  }) => {
    const say = texts[language]
    const { page: office, open } = await staff({ language, width })
    await open('/admin/orders/new')
    await fill(office, say)
    await office.getByRole('radio', { name: say.paidHere }).check({ force: true })
    await office.getByRole('radio', { name: say.terminal }).check({ force: true })
    await office.getByRole('checkbox', { name: say.takesAlong }).check({ force: true })
    expect(await settledViolations(office)).toEqual([])
    await office.getByRole('button', { name: say.makePaid }).click()

    await office.waitForURL(/\/admin\/orders\?order=/)
    const panel = office.getByRole('dialog')
    await expect(panel.getByText(say.delivered, { exact: true }).first()).toBeVisible()
    await expect(panel.getByText(say.handedOver, { exact: true })).toBeVisible()
  })

for (const { language, width } of phoneAndDesk)
  test(`an order that ended without money is made again (${language}, ${width} px)`, async ({ staff }) => {
    const say = texts[language]
    const { page: office, open } = await staff({ language, width })
    await open('/admin/orders/new')
    await fill(office, say)
    await office.getByRole('button', { name: say.make }).click()
    await office.waitForURL(/\/admin\/orders\?order=/)
    const ended = new URL(office.url()).searchParams.get('order')
    const panel = office.getByRole('dialog')
    await panel.getByRole('button', { name: say.cancel, exact: true }).click()
    await panel.getByLabel(say.reason).fill('Клієнтка не встигла')
    await panel.getByRole('button', { name: say.cancelOrder }).click()
    await panel.getByRole('link', { name: say.again }).click()

    await expect(office.getByText(say.filledIn)).toBeVisible()
    await expect(office.getByRole('textbox', { name: say.name, exact: true })).toHaveValue('Ірина')
    expect(await settledViolations(office)).toEqual([])
    await office.getByRole('button', { name: say.make }).click()
    await office.waitForURL(/\/admin\/orders\?order=/)
    expect(new URL(office.url()).searchParams.get('order')).not.toBe(ended)
    await expect(panel.getByLabel(say.payLink)).toBeVisible()
  })
