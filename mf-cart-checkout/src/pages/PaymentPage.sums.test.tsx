import { clearCart } from '@shop/shell/cart/cart'
import { screen } from '@testing-library/react'
import { anOrder, showPayment } from '../../test/payment-page.tsx'

beforeEach(clearCart)
beforeEach(() => sessionStorage.clear())

test('a customer who pays in euros reads first how many hryvnias the bank takes', async () => {
  await showPayment(anOrder({ payment_status: 'declined', can_pay: true, charge_uah: 4410 }))

  expect(await screen.findByText(/^≈ UAH\s4,410 will be charged/)).toBeVisible()
})

test('a customer who has paid in euros reads how many hryvnias the bank took', async () => {
  await showPayment(anOrder({ payment_status: 'approved', order_status: 'paid', charge_uah: 4410 }))

  expect(await screen.findByText('In hryvnias')).toBeVisible()
  expect(screen.getByText(/^UAH\s4,410$/)).toBeVisible()
  expect(screen.queryByText(/will be charged/)).not.toBeInTheDocument()
})

test('when there is nothing to pay, or hryvnias are paid, no other sum is shown', async () => {
  await showPayment(anOrder({ can_pay: true, charge_uah: null }))

  expect(await screen.findByRole('button', { name: /^Pay/ })).toBeVisible()
  expect(screen.queryByText(/will be charged/)).not.toBeInTheDocument()
})

test('an order that a promo code made cheaper says its name and sum', async () => {
  const promo = { code: 'SPRING15', discount: 15, free_delivery: false }
  await showPayment(anOrder({ payment_status: 'approved', order_status: 'paid', amount: 113, discount: 15, promo }))

  const name = await screen.findByText('Promo code SPRING15')
  expect(name.closest('div')).toHaveTextContent('€15.00')
  expect(screen.queryByText('Discount')).not.toBeInTheDocument()
})

test('an order that a promo code spared the delivery says so beside it', async () => {
  const promo = { code: 'SHIP', discount: 0, free_delivery: true }
  await showPayment(anOrder({ payment_status: 'approved', order_status: 'paid', promo }))

  expect(await screen.findByText('free with promo code SHIP')).toBeVisible()
})

test.each([
  ['cash', 'The money has gone back in cash at our shop.'],
  ['terminal', 'The money has gone back to your card at the shop’s terminal.'],
  ['transfer', 'The money has gone back by bank transfer.'],
  ['other', 'The money has gone back the same way you paid.'],
])('money that was paid by %s went back by it, not to a card of a bank', async (taken_by, text) => {
  await showPayment(anOrder({ payment_status: 'refunded', order_status: 'cancelled', taken_by }))

  expect(await screen.findByText(text)).toBeVisible()
  expect(screen.queryByText(/Your bank may need/)).not.toBeInTheDocument()
})
