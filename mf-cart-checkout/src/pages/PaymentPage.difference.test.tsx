import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { anOrder, REF, showPayment } from '../../test/payment-page.tsx'
import { stayHere } from '../features/payment/pay/pay-order.ts'

beforeEach(stayHere)
beforeEach(() => sessionStorage.clear())

const difference = {
  amount: 300,
  currency: 'UAH',
  until: '2026-11-22T10:00:00.000Z',
  can_pay: true,
  asking_bank: false,
  declined: false,
  changes: [{ field: 'goods', was: { uk: '', en: 'Dress, 36 (S)' }, is: { uk: '', en: 'Dress, 38 (M)' } }],
}
const waiting = (about: object = {}) =>
  anOrder({ payment_status: 'approved', order_status: 'paid', difference: { ...difference, ...about } })

const asked = async () => within(await screen.findByRole('region', { name: /^Difference for your change: .*300/ }))

test('the customer sees what will change, until when it waits, and pays just the difference', async () => {
  const askedOf = await showPayment(waiting())
  const section = await asked()
  expect(section.getByRole('listitem')).toHaveTextContent('Item: Dress, 36 (S) → Dress, 38 (M)')
  expect(section.getByText(/reserved for you until 12:00 Kyiv time/)).toBeVisible()

  await userEvent.click(section.getByRole('button', { name: /^Pay .*300/ }))

  expect(askedOf('/api/payments/start').map(({ body }) => body)).toMatchObject([{ order: REF }])
})

test('while the bank is asked nothing can be paid', async () => {
  await showPayment(waiting({ can_pay: false, asking_bank: true }))
  const section = await asked()
  expect(section.getByText(/We are asking the bank/)).toBeVisible()
  expect(section.queryByRole('button')).not.toBeInTheDocument()
})

test('a difference that the bank declined can be tried again', async () => {
  await showPayment(waiting({ declined: true }))
  const section = await asked()
  expect(section.getByText(/The bank declined/)).toBeVisible()
  expect(section.getByRole('button', { name: /^Pay/ })).toBeEnabled()
})

test('of an exchange the customer learns that without the difference its money goes back', async () => {
  await showPayment(waiting({ is_exchange: true }))
  expect(await screen.findByRole('heading', { name: /^Difference for your exchange: .*300/ })).toBeVisible()
  expect(screen.getByText(/we give back the money for what you have sent us/)).toBeVisible()
})

test('an order that waits for nothing says nothing of a difference', async () => {
  await showPayment(anOrder({ payment_status: 'approved', order_status: 'paid' }))
  expect(await screen.findByRole('heading', { name: /^Thank you/ })).toBeVisible()
  expect(screen.queryByText(/Difference/)).not.toBeInTheDocument()
})
