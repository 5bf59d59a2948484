import { payByCall } from '../../support/bank-by-call.ts'
import { callShop } from '../../support/call-shop.ts'
import { expect, phoneAndDesk, test } from '../../support/fixtures.ts'
import { newMailbox } from '../../support/messages.ts'
import { orderByCall } from '../../support/order-by-call.ts'
import { signInAsRole } from '../../support/staff-of-role.ts'

const texts = {
  uk: {
    refund: 'Повернути кошти',
    some: 'За окремі речі',
    reason: 'Причина',
    partly: 'Повернено частину',
  },
  en: {
    refund: 'Refund',
    some: 'For some items',
    reason: 'Reason',
    partly: 'Partly refunded',
  },
} as const

/** Another try of the story finds another customer. */
const surnames = { uk: ['Рівненська', 'Рівна'], en: ['Левицька', 'Левченко'] } as const
// One purchase of more than 20 000 UAH gives 5 %; either coat alone does not.
const twoCoats = ['CO-2014-GRA-R', 'CO-2014-GRA-L'].map(article => ({ article, size: '38 (M)', count: 1 }))

for (const { language, width } of phoneAndDesk)
  test(`an accountant refunds one line of an order, and its customer’s level falls (${language}, ${width} px)`, async ({
    customer,
    staff,
  }, info) => {
    const t = texts[language]
    const surname = surnames[language][info.retry] ?? 'Коваль'
    const phone = `+380671${info.retry}${String(width).padStart(5, '0')}`
    const { page: shopper } = await customer({ language, width })
    const known = { name: 'Дарина', surname, email: newMailbox('level'), phone, birth_date: '12.06.1991' }
    await callShop(shopper, '/api/user/register', { data: { ...known, password: 'калина-26', consent: true } })
    const { number, ref } = await orderByCall(shopper, language, twoCoats)
    await payByCall(shopper, ref)

    const { page: owner } = await staff({ language, width })
    await owner.goto(`/admin/customer-base?search=${surname}`)
    const row = owner.getByRole('row').filter({ hasText: surname })
    // The orders tell the account every few seconds.
    await expect(async () => {
      await owner.reload()
      await expect(row).toContainText(/5\s%/, { timeout: 10_000 })
    }).toPass({ timeout: 90_000 })

    const { page: office } = await customer({ language, width })
    await signInAsRole(owner, office, 'accountant', language)
    await office.goto(`/admin/orders?order=${number}`)
    const panel = office.getByRole('dialog')
    await panel.getByRole('button', { name: t.refund, exact: true }).click()
    await panel.getByText(t.some, { exact: true }).click()
    await panel
      .getByRole('checkbox', { name: /Пальто|coat/i })
      .first()
      .check()
    await panel.getByLabel(t.reason).fill('Не підійшло')
    await panel
      .locator('form')
      .getByRole('button', { name: new RegExp(`^${t.refund.split(' ')[0]} .*\\d`) })
      .click()
    await expect(panel.getByText(t.partly, { exact: true }).first()).toBeVisible()

    await expect(async () => {
      await owner.reload()
      await expect(row).toBeVisible({ timeout: 10_000 })
      await expect(row).not.toContainText(/5\s%/, { timeout: 1000 })
    }).toPass({ timeout: 90_000 })
  })
