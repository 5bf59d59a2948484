import { settledViolations } from '../../support/axe.ts'
import { payByCall } from '../../support/bank-by-call.ts'
import { deliverByCall } from '../../support/deliver-by-call.ts'
import { expect, test } from '../../support/fixtures.ts'
import { codeInEmail } from '../../support/messages.ts'
import { orderByCall } from '../../support/order-by-call.ts'

const dresses = [{ article: 'DR-1042-BUR-R', size: '38 (M)', count: 2 }]

test('a customer requests the return of one of two dresses, staff accept it, and the customer sees that', async ({
  customer,
}) => {
  const { page: shopper } = await customer({ language: 'uk', width: 390 })
  const { page: office } = await customer({ language: 'uk' })
  const { number, ref } = await orderByCall(shopper, 'uk', dresses)
  await payByCall(shopper, ref)
  await deliverByCall(office, number)

  await shopper.goto(`/payment/${ref}`)
  await shopper.getByRole('link', { name: 'Повернути або обміняти' }).click()
  await shopper.getByRole('checkbox', { name: /38 \(M\)/ }).check()
  await shopper.getByRole('button', { name: /^Менше/ }).click()
  await expect(shopper.getByText('4 990 ₴')).toBeVisible()
  await shopper.getByRole('radio', { name: 'Замале' }).check({ force: true })
  expect(await settledViolations(shopper)).toEqual([])
  await shopper.getByRole('button', { name: 'Надіслати запит' }).click()
  await expect(shopper.getByText(/^Запит на повернення від/)).toBeVisible()
  expect(new URL(shopper.url()).search).toBe('')
  expect(await settledViolations(shopper)).toEqual([])

  await office.goto(`/admin/orders?order=${number}`)
  const panel = office.getByRole('dialog')
  await expect(panel.getByText('Замале')).toBeVisible()
  await panel.getByRole('button', { name: 'Прийняти повернення', exact: true }).click()
  await panel.getByRole('button', { name: 'Прийняти', exact: true }).click()
  await expect(panel.getByText('Повернення прийнято', { exact: true }).first()).toBeVisible()

  await shopper.reload()
  await expect(shopper.getByText(/^Повернення від .* прийнято$/)).toBeVisible()
})

test('on another device the code from the email shows a customer what can be returned', async ({ customer }) => {
  const { page: buyer } = await customer({ language: 'en' })
  const { number, ref } = await orderByCall(buyer, 'en')
  await payByCall(buyer, ref)
  await deliverByCall(buyer, number)

  const { page, context } = await customer({ language: 'en' })
  await page.goto(`/payment/${ref}?return`)
  await page.getByRole('button', { name: 'Send the code' }).click()
  const field = page.getByLabel('Code from the email')
  await expect(field).toBeVisible()
  expect(await settledViolations(page)).toEqual([])
  const outbox = await context.newPage()
  await field.fill(await codeInEmail(outbox, number))
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('radio', { name: 'Not my style' }).check({ force: true })
  await page.getByRole('button', { name: 'Send the request' }).click()

  await expect(page.getByText(/^Return requested on/)).toBeVisible()
})
