import type { HistoryOrder } from '@shop/contracts/orders/customer-orders'
import { $cart } from '@shop/shell/cart/cart'
import { fakeServices, refusal, success } from '@shop/testing/fake-services'
import { act, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { show } from '../../../test/show.tsx'
import { OrderHistory } from './OrderHistory.tsx'

const HISTORY = '/api/user/get-order-history'
const line = {
  article: 'DR-1',
  size: '38 (M)',
  bundle: null,
  title: { uk: 'Сукня', en: 'Dress' },
  picture: null,
  count: 2,
  sum: 9980,
  preorder: null,
}
const order: HistoryOrder = {
  ref: '26-000001-aaaaaaaaaaaaa',
  number: '26-000001',
  date: '2026-11-21T10:00:00.000Z',
  lines: [line],
  amount: 9980,
  discount: 499,
  delivery: 80,
  delivery_text: { uk: 'Київ, відділення № 1', en: 'Kyiv' },
  total: 9561,
  currency: 'UAH',
  payment_status: 'approved',
  order_status: 'shipped',
  can_pay: false,
  parts: [
    { date: '2026-11-22T10:00:00.000Z', tracking: '20450000000001', tracking_link: 'https://np.test/1', pieces: 2 },
  ],
}

async function showOrders(...orders: Partial<HistoryOrder>[]) {
  fakeServices({ [HISTORY]: success({ orders: orders.map(about => ({ ...order, ...about })) }) })
  await show(<OrderHistory />, { route: '/', chunks: ['personal'] })
}
const card = () => screen.findByRole('article', { name: '№ 26-000001' })

beforeEach(() => $cart.set([]))
afterEach(() => jest.useRealTimers())

test('a shipped order says so and can be tracked', async () => {
  await showOrders({})
  const shown = within(await card())
  expect(shown.getByText('У дорозі')).toBeVisible()
  expect(shown.getByText(/2 речі/)).toBeVisible()
  expect(shown.getByRole('link', { name: '20450000000001' })).toHaveAttribute('href', 'https://np.test/1')
  expect(shown.getByRole('button', { name: 'Скопіювати номер посилки 20450000000001' })).toBeVisible()
})

test('the lines of an order name size and height', async () => {
  await showOrders({ lines: [{ ...line, height: '160-167' }] })
  await userEvent.click(within(await card()).getByText('Що в замовленні'))

  expect(within(await card()).getByText(/Сукня, 38 \(M\), зріст 160–167 см × 2/)).toBeVisible()
})

test('the lines of an order name their colour, where they know it', async () => {
  await showOrders({ lines: [{ ...line, color: { uk: 'Бордовий', en: 'Burgundy' } }] })
  await userEvent.click(within(await card()).getByText('Що в замовленні'))

  expect(within(await card()).getByText(/Сукня, Бордовий, 38 \(M\) × 2/)).toBeVisible()
})

test('an unpaid order links to its payment', async () => {
  await showOrders({ order_status: 'awaiting_payment', payment_status: 'in_processing', can_pay: true, parts: [] })
  const pay = within(await card()).getByRole('link', { name: 'Оплатити' })
  expect(pay).toHaveAttribute('href', `/payment/${order.ref}`)
})

test('an unpaid order in euros shows how many hryvnias the bank will take', async () => {
  const euros = { currency: 'EUR', total: 212.5, charge_uah: 9563 } as const
  await showOrders({ ...euros, order_status: 'awaiting_payment', can_pay: true, parts: [] })

  expect(within(await card()).getByText(/^Банк спише ≈ 9\s563\s₴/)).toBeVisible()
})

const unpaid = { order_status: 'awaiting_payment', payment_status: 'in_processing', can_pay: false, parts: [] } as const

test('while the bank is queried an order can be neither paid nor ordered again, and turns paid by itself', async () => {
  jest.useFakeTimers()
  const asking = { ...order, ...unpaid, asking_bank: true }
  const paid = { ...order, order_status: 'paid', parts: [] }
  fakeServices({ [HISTORY]: [success({ orders: [asking] }), success({ orders: [paid] })] })
  await show(<OrderHistory />, { route: '/', chunks: ['personal'] })
  const shown = within(await card())
  expect(shown.getByText('Питаємо банк')).toBeVisible()
  expect(shown.queryByRole('link', { name: 'Оплатити' })).not.toBeInTheDocument()
  expect(shown.queryByRole('button', { name: 'Замовити ще раз' })).not.toBeInTheDocument()

  await act(() => jest.advanceTimersByTimeAsync(5100))

  expect(await screen.findByText('Оплачено')).toBeVisible()
})

test.each([
  [{ ...unpaid, cancel_requested: true }, 'Скасовуємо', /^Скасуємо, щойно банк відповість/],
  [{ ...unpaid, bank_silent: true, can_pay: true }, 'Банк ще не відповів', /^Банк ще не сказав, чи пройшла оплата/],
  [
    { order_status: 'cancelled', payment_status: 'declined', maybe_charged: true },
    'Скасовано',
    /кошти повернуться самі/,
  ],
  [
    { order_status: 'cancelled', payment_status: 'refunded', money_back: true },
    'Гроші повертаються',
    /^Оплата надійшла після скасування/,
  ],
] as const)('an order with %j explains what becomes of the money', async (about, status, explanation) => {
  await showOrders({ ...about, parts: [] })
  const shown = within(await card())

  expect(shown.getByText(status)).toBeVisible()
  expect(shown.getByText(explanation)).toBeVisible()
})

test('a paid order in euros shows how many hryvnias the bank took', async () => {
  await showOrders({ currency: 'EUR', total: 212.5, charge_uah: 9563, parts: [] })
  const shown = within(await card())

  expect(shown.getByText('У гривнях')).toBeInTheDocument()
  expect(shown.queryByText(/^Банк спише/)).not.toBeInTheDocument()
})

test('an order links to its return while there is time for it', async () => {
  await showOrders({ order_status: 'delivered', return_until: '2026-12-05' })
  const shown = within(await card())

  expect(shown.getByText('Можна повернути до 5 грудня включно')).toBeVisible()
  expect(shown.getByRole('link', { name: 'Повернути' })).toHaveAttribute('href', `/payment/${order.ref}?return`)
})

test('the outcome of a return is shown, and an order that cannot go back has no link', async () => {
  const last_return = { date: '2026-11-22T10:00:00Z', state: 'accepted' } as const
  await showOrders({ order_status: 'returned', return_until: null, last_return })
  const shown = within(await card())

  expect(shown.getByText(/^Повернення від 22 листопада прийнято/)).toBeVisible()
  expect(shown.queryByRole('link', { name: 'Повернути' })).not.toBeInTheDocument()
})

test('of an order that is partly returned the lines and the sums show what went back', async () => {
  const [line] = order.lines as [(typeof order.lines)[number]]
  const lines = [{ ...line, count: 2, returned: 1 }]
  await showOrders({ order_status: 'delivered', partly_returned: true, lines, given_back: 3890 })
  const shown = within(await card())

  expect(shown.getByText('Частково повернено')).toBeVisible()
  expect(shown.getByText(/повернено 1 з 2/)).toBeInTheDocument()
  expect(shown.getByText('Кошти повернено').nextSibling).toHaveTextContent(/−3\s890\s₴/)
})

test('the same products are ordered again', async () => {
  await showOrders({})
  await userEvent.click(within(await card()).getByRole('button', { name: 'Замовити ще раз' }))
  expect($cart.get()).toMatchObject([{ article: 'DR-1', size: '38 (M)', count: 2 }])
  expect(screen.getByText(/now at \/cart/)).toBeVisible()
})

test('before the first order a text and a link to the shop are shown', async () => {
  await showOrders()
  expect(await screen.findByText('Ще немає замовлень')).toBeVisible()
  expect(screen.getByRole('link', { name: 'До покупок' })).toHaveAttribute('href', '/store')
})

test('an order history that failed to load is not shown as empty, and can be loaded again', async () => {
  fakeServices({ [HISTORY]: [refusal(404, 'not_found'), success({ orders: [order] })] })
  await show(<OrderHistory />, { chunks: ['personal'] })
  expect(await screen.findByRole('alert')).toHaveTextContent('Не вдалося отримати ваші замовлення')

  await userEvent.click(screen.getByRole('button', { name: 'Спробувати ще раз' }))
  expect(await card()).toBeVisible()
})

test('an order that a promo code made cheaper names the code beside its sum', async () => {
  await showOrders({ promo: { code: 'SPRING15', discount: 499, free_delivery: false } })
  await userEvent.click(within(await card()).getByText('Що в замовленні'))

  const name = within(await card()).getByText('Знижка за промокодом SPRING15')
  expect(name.nextSibling).toHaveTextContent('−499')
  expect(within(await card()).queryByText('Знижка')).not.toBeInTheDocument()
})

test('an order whose delivery a promo code paid names the code there', async () => {
  await showOrders({ delivery: 0, promo: { code: 'SHIP', discount: 0, free_delivery: true } })
  await userEvent.click(within(await card()).getByText('Що в замовленні'))

  expect(within(await card()).getByText('безкоштовно з промокодом SHIP')).toBeVisible()
})
