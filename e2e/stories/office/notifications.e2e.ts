import { settledViolations } from '../../support/axe.ts'
import { payByCall } from '../../support/bank-by-call.ts'
import { callShop } from '../../support/call-shop.ts'
import { expect, test } from '../../support/fixtures.ts'
import { openEmail } from '../../support/messages.ts'
import { orderByCall } from '../../support/order-by-call.ts'
import { signInAsRole } from '../../support/staff-of-role.ts'

test('a manager chooses the email about paid orders, gets it, and ends it by its link without signing in', async ({
  staff,
  customer,
}) => {
  const { page: owner } = await staff({ language: 'uk' })
  const { page: office } = await customer({ language: 'uk', width: 390 })
  const { page: books } = await customer({ language: 'uk' })
  const manager = await signInAsRole(owner, office, 'manager', 'uk')
  const accountant = await signInAsRole(owner, books, 'accountant', 'uk')
  const chosen = { notification: 'order_paid', is_on: true }
  await callShop(books, '/api/admin/me/notifications', { method: 'PUT', data: chosen })

  await office.goto('/admin/me')
  await expect(office.getByText(`Надходитимуть на ${manager}`)).toBeVisible()
  const choice = office.getByRole('checkbox', { name: 'Замовлення оплачено' })
  await choice.check()
  await expect(office.getByText('Лист увімкнено')).toBeVisible()
  await expect(office.getByRole('checkbox', { name: 'Товар закінчується' })).toHaveCount(0)
  expect(await settledViolations(office)).toEqual([])

  const { page: shopper } = await customer({ language: 'uk' })
  const first = await orderByCall(shopper, 'uk')
  await payByCall(shopper, first.ref)
  const { page: mailbox } = await customer({ language: 'uk', width: 390 })
  await openEmail(mailbox, manager, first.number)
  const email = mailbox.frameLocator('iframe')
  await expect(email.getByRole('link', { name: 'Відкрити замовлення' })).toHaveAttribute(
    'href',
    new RegExp(`/admin/orders\\?order=${first.number}$`),
  )
  const off = (await email.getByRole('link', { name: 'Більше їх не надсилати' }).getAttribute('href')) ?? ''
  await mailbox.goto(off)
  await expect(mailbox.getByRole('heading', { name: 'Вимкнути лист «Замовлення оплачено»?' })).toBeVisible()
  expect(await settledViolations(mailbox)).toEqual([])
  await office.reload()
  await expect(choice).toBeChecked()
  await mailbox.getByRole('button', { name: 'Вимкнути' }).click()
  await expect(mailbox.getByRole('heading', { name: 'Лист вимкнено' })).toBeVisible()
  await office.reload()
  await expect(choice).not.toBeChecked()

  // The accountant still gets it: by then the manager would have got it, too.
  const second = await orderByCall(shopper, 'uk')
  await payByCall(shopper, second.ref)
  await openEmail(mailbox, accountant, second.number)
  await mailbox.goto('/dev/outbox')
  const toManager = mailbox.getByRole('link').filter({ hasText: manager })
  await expect(toManager.filter({ hasText: first.number })).toHaveCount(1)
  await expect(toManager.filter({ hasText: second.number })).toHaveCount(0)
})
