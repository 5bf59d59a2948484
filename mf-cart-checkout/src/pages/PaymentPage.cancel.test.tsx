import { type Answer, type Answers, fakeServices, refusal } from '@shop/testing/fake-services'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { show } from '../../test/show.tsx'
import { PaymentPage } from './PaymentPage.tsx'

const REF = '26-000001-abcdefghijklm'
const done: Answer = { body: { status: true, order: { order_status: 'cancelled' }, outcome: 'cancelled' } }

function anOrder(about: object): Answer {
  const sums = { amount: 98, discount: 0, delivery: 0, total: 98, currency: 'EUR' }
  const state = { payment_status: 'in_processing', order_status: 'awaiting_payment', can_pay: true, can_cancel: true }
  const order = { number: '26-000001', date: '2026-11-21', reserved_until: null, preorder: null, ...sums, ...state }
  return { body: { status: true, order: { ...order, ...about } } }
}

async function open(answers: Answers, order: Answer) {
  const askedOf = fakeServices({
    '/api/orders/get-info': order,
    '/api/orders/get-lines': { body: { status: true, lines: null, delivery: null } },
    ...answers,
  })
  await show(<PaymentPage />, { at: `/payment/${REF}`, path: '/payment/:order' })
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel the order' }))
  return askedOf
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('the customer who placed the order is asked once more, and then it is given up', async () => {
  const over = anOrder({ payment_status: 'declined', order_status: 'cancelled', can_pay: false, can_cancel: false })
  const placed = anOrder({ is_yours: true })
  // The page looks at an unpaid order again and again, however long the customer takes.
  let isOver = false
  const cancel = () => {
    isOver = true
    return done
  }
  const look = () => (isOver ? over : placed)
  const askedOf = await open({ '/api/orders/cancel': cancel, '/api/orders/get-info': look }, placed)
  expect(screen.getByRole('heading', { name: 'Cancel the order?' })).toHaveFocus()

  await press('Yes, cancel')

  expect(await screen.findByText('Cancelled')).toBeVisible()
  expect(askedOf('/api/orders/cancel')).toMatchObject([{ body: { order: REF } }])
  expect(screen.queryByRole('button', { name: 'Cancel the order' })).not.toBeInTheDocument()
})

test('keeping the order after all leaves everything as it was', async () => {
  const askedOf = await open({}, anOrder({ is_yours: true }))

  await press('No, keep it')

  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel the order' })).toHaveFocus())
  expect(askedOf('/api/orders/cancel')).toEqual([])
})

test('a code that was asked for in another browser is typed in this one', async () => {
  const askedOf = await open({ '/api/orders/cancel': done }, anOrder({ is_yours: false }))
  await press('I already have a code')
  await userEvent.type(await screen.findByLabelText('Code from the email'), '123456')
  await press('Yes, cancel')

  await waitFor(() => expect(askedOf('/api/orders/cancel')).toMatchObject([{ body: { code: '123456' } }]))
  expect(askedOf('/api/orders/send-code')).toEqual([])
})

test('somebody with the address alone needs the code from the email', async () => {
  const wrong = refusal(422, 'code_wrong')
  const askedOf = await open(
    { '/api/orders/send-code': { body: { status: true } }, '/api/orders/cancel': [wrong, done] },
    anOrder({ is_yours: false }),
  )
  await press('Send the code')
  await userEvent.type(await screen.findByLabelText('Code from the email'), '12 34 56')
  await press('Yes, cancel')
  expect(await screen.findByRole('alert')).toHaveTextContent('The code is wrong')

  await press('Yes, cancel')

  await waitFor(() => expect(askedOf('/api/orders/cancel')).toHaveLength(2))
  expect(askedOf('/api/orders/cancel')[1]).toMatchObject({ body: { order: REF, code: '123456' } })
})

test('a code that has expired is replaced by another', async () => {
  const askedOf = await open(
    { '/api/orders/send-code': { body: { status: true } }, '/api/orders/cancel': refusal(422, 'code_expired') },
    anOrder({ is_yours: false }),
  )
  await press('Send the code')
  await userEvent.type(await screen.findByLabelText('Code from the email'), '123456')
  await press('Yes, cancel')
  await userEvent.click(await screen.findByRole('button', { name: 'Send a new code' }))

  expect(await screen.findByRole('button', { name: 'Yes, cancel' })).toBeVisible()
  expect(screen.getByLabelText('Code from the email')).toHaveValue('')
  expect(askedOf('/api/orders/send-code')).toHaveLength(2)
})

test('for a late pre-order the page says that the money comes back, and when the bank refuses, that staff send it', async () => {
  await open(
    { '/api/orders/cancel': refusal(503, 'payment_unavailable') },
    anOrder({ is_yours: true, payment_status: 'approved', order_status: 'processing', can_pay: false }),
  )
  expect(screen.getByText(/goes back to your card/)).toBeVisible()

  await press('Yes, cancel')

  expect(await screen.findByRole('alert')).toHaveTextContent('will do it ourselves')
})

test('a parcel can be followed by its number', async () => {
  const link = 'https://novaposhta.ua/tracking/?cargo_number=20450123456789'
  const parts = [{ date: '2026-11-22T10:00:00Z', tracking: '20450123456789', link, pieces: 2 }]
  await open({}, anOrder({ payment_status: 'approved', order_status: 'shipped', can_pay: false, parts }))

  expect(screen.getByText('Your order is on its way.')).toBeVisible()
  expect(screen.getByRole('link', { name: '20450123456789' })).toHaveAttribute('href', link)
  expect(screen.getByText('2 items')).toBeVisible()
})
