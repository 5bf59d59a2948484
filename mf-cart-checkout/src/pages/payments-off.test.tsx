import { $popup } from '@shop/shell/popup'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { fillIn, REF, showCheckout, startCheckout } from '../../test/checkout.tsx'

beforeEach(startCheckout)

const text = { uk: 'Банк оновлює систему до вечора.', en: 'The bank is updating until tonight.' }
const availability = (about: object = {}) => ({
  '/api/payments/availability': {
    body: { status: true, enabled: false, text, euros_charged_in: 'UAH', ...about },
  },
})

test('while payments are off the checkout says why, takes the order and asks no bank', async () => {
  const { askedOf } = await showCheckout(availability())
  expect(await screen.findByText(text.en)).toBeVisible()

  await fillIn()
  await userEvent.click(await screen.findByRole('button', { name: 'Order without paying' }))

  await waitFor(() => expect(location.pathname).toBe(`/payment/${REF}`))
  expect(askedOf('/api/payments/start')).toEqual([])
  expect($popup.get()?.name).toBe('payment-unavailable')
})

test('where staff wrote nothing, the shop has words of its own', async () => {
  await showCheckout(availability({ text: null }))

  expect(await screen.findByText(/You can still order/)).toBeVisible()
})

test('where the bank charges euros, no hryvnias are announced', async () => {
  const rates = { body: { status: true, rates: [{ currency: 'EUR', rate: 45, since: '2026-11-21' }] } }
  await showCheckout({
    ...availability({ enabled: true, text: null, euros_charged_in: 'EUR' }),
    '/api/rates/all': rates,
  })

  await waitFor(() => expect(screen.queryByText(/UAH|₴|hryvnia/i)).not.toBeInTheDocument())
})
