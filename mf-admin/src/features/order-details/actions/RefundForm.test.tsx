import { ShopError } from '@shop/contracts/errors'
import { orderActionEndpoints, refundOrderEndpoint } from '@shop/contracts/staff/orders/staff-order-actions'
import type { FullOrder } from '@shop/contracts/staff/orders/staff-orders'
import { fullOrderFixture, orderLineFixture } from '@shop/testing/staff-order-fixtures'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { asked, coat, dress, memberWith, openActions as open, press, service } from '../../../../test/order-actions.tsx'

jest.mock('@shop/api-client/call', () => ({ call: jest.fn() }))

/** The button that carries the sum, whatever space the browser groups it by. */
const refundOf = (sum: string) => new RegExp(`^Повернути ${sum.replaceAll(' ', '\\s')}\\s₴$`)
const paid = (amount: number, given_back = 0) => [
  {
    payment_id: '26-000042-1',
    provider: 'wayforpay',
    means: 'card' as const,
    state: 'approved',
    amount,
    currency: 'UAH',
    given_back,
  },
]

const refundsSent = () =>
  service.mock.calls
    .filter(([endpoint]) => endpoint === refundOrderEndpoint)
    .map(([, input, options]) => ({
      seen: Reflect.get(Object(Reflect.get(Object(input), 'body')), 'refunded_so_far'),
      key: options?.headers?.['Idempotency-Key'],
    }))

async function openRefund(about: Partial<FullOrder> = {}) {
  const shown = await open({ actions: ['refund'], ...about })
  await press('Повернути кошти')
  await userEvent.click(screen.getByRole('radio', { name: 'Суму' }))
  await userEvent.type(screen.getByLabelText('Сума, ₴'), '500')
  await userEvent.type(screen.getByLabelText('Причина'), 'Знижка')
  return shown
}

const coatBack = orderLineFixture({
  ...coat,
  left: 0,
  unit: 3890,
  sum: 3890,
  returned: 1,
  due: 1,
  undecided: 0,
  back: [3890],
})
const two = { ...dress, left: 0, undecided: 2, kept: 2, back: [3790, 7580] }
const partlyReturned: Partial<FullOrder> = {
  actions: ['refund'],
  order_status: 'delivered',
  parts: [{ at: '2026-11-22T10:00:00Z', who: 'olena', tracking: null, link: null, lines: [] }],
  lines: [two, coatBack],
  refund_due: 3890,
  payments: paid(11_470),
}

test('a refund asks item by item what goes back on sale', async () => {
  const line = { ...dress, kept: 2, undecided: 2, back: [4290, 8580] }
  await open({ actions: ['refund'], lines: [line], delivery_price: 120, delivery_back: 120, payments: paid(8700) })
  await press('Повернути кошти')
  await userEvent.click(screen.getByRole('radio', { name: 'За окремі речі' }))
  await userEvent.click(screen.getByRole('checkbox', { name: /Сукня/ }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Як нова, повернути в продаж' }))
  await userEvent.click(screen.getByRole('checkbox', { name: /І за доставку/ }))
  await userEvent.type(screen.getByLabelText('Причина'), 'Брак')
  service.mockResolvedValueOnce({ order: fullOrderFixture() })
  await press(refundOf('8 700'))

  const lines = [{ article: dress.article, size: dress.size, bundle: null, count: 2, restock: false }]
  expect(asked()[1]).toMatchObject({ body: { lines, delivery: true, comment: 'Брак' } })
})

test('a sum is understood as people write it', async () => {
  await open({ actions: ['refund'] })
  await press('Повернути кошти')
  await userEvent.click(screen.getByRole('radio', { name: 'Суму' }))
  await userEvent.type(screen.getByLabelText('Сума, ₴'), '1 250,50')
  await userEvent.type(screen.getByLabelText('Причина'), 'Знижка')
  service.mockResolvedValueOnce({ order: fullOrderFixture() })
  await press(refundOf('1 250,50'))

  expect(asked()[1]).toMatchObject({ body: { amount: 1250.5 } })
})

test('a refund whose answer was lost is sent again under its key, with the sum that staff saw when they decided', async () => {
  await openRefund({ refunded_so_far: 120 })
  service
    .mockRejectedValueOnce(new ShopError('unknown', { offline: true }))
    .mockRejectedValueOnce(new ShopError('busy'))
    .mockResolvedValue({ order: fullOrderFixture({ refunded_so_far: 620 }) })
  await press(refundOf('500'))
  await press(refundOf('500'))
  await press(refundOf('500'))

  const sent = refundsSent()
  expect(sent.map(({ seen }) => seen)).toEqual([120, 120, 120])
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
  expect(sent[0]?.key).toMatch(/^[\da-f-]{36}$/)
})

test('when money was given back meanwhile the form says so and how much, and waits for a new decision', async () => {
  await openRefund()
  service.mockRejectedValueOnce(new ShopError('refund_changed', { refunded_so_far: 500 }))
  await press(refundOf('500'))

  expect(await screen.findByRole('alert')).toHaveTextContent(/уже повернули або повертають 500/)
  expect(screen.getByLabelText('Сума, ₴')).toHaveValue('500')
  service.mockResolvedValueOnce({ order: fullOrderFixture() })
  await press(refundOf('500'))

  const [first, second] = refundsSent()
  expect([first?.seen, second?.seen]).toEqual([0, 500])
  expect(second?.key).not.toBe(first?.key)
})

test('a form that is open says what happened also when nothing is left to give back', async () => {
  const shown = await openRefund()
  service.mockImplementation(async endpoint => {
    if (endpoint === refundOrderEndpoint) throw new ShopError('refund_changed', { refunded_so_far: 4390 })
    return memberWith(['orders', 'refunds'])
  })
  await press(refundOf('500'))
  shown.change({ actions: [], refunded_so_far: 4390 })

  expect(await screen.findByRole('alert')).toHaveTextContent(/4\s390/)
})

test('after a return the form opens at what is due, with its items ticked and the sum on the button', async () => {
  await open(partlyReturned)
  await press('Повернути кошти')

  expect(screen.getByText(/повернути 3\s890\s₴/)).toBeVisible()
  expect(screen.getByRole('checkbox', { name: /Пальто/ })).toBeChecked()
  expect(screen.getByRole('checkbox', { name: /Сукня/ })).not.toBeChecked()
  // Staff said it when they accepted the return.
  expect(screen.queryByRole('checkbox', { name: /повернути в продаж/ })).not.toBeInTheDocument()
  await userEvent.type(screen.getByLabelText('Причина'), 'Повернення')
  service.mockResolvedValueOnce({ order: fullOrderFixture() })
  await press(refundOf('3 890'))

  const lines = [{ article: coat.article, size: coat.size, bundle: null, count: 1 }]
  expect(asked()[1]).toMatchObject({ body: { lines, delivery: false, comment: 'Повернення' } })
})

test('the sum follows the items as they are ticked, and the last of them takes what rounding left', async () => {
  await open({ ...partlyReturned, payments: paid(11_471) })
  await press('Повернути кошти')
  await userEvent.click(screen.getByRole('checkbox', { name: /Сукня/ }))
  expect(screen.getByRole('button', { name: refundOf('11 471') })).toBeVisible()

  await userEvent.selectOptions(screen.getByRole('combobox', { name: /Скільки штук/ }), '1')
  expect(screen.getByRole('button', { name: refundOf('7 680') })).toBeVisible()
  await userEvent.click(screen.getByRole('checkbox', { name: /Пальто/ }))
  expect(screen.getByRole('button', { name: refundOf('3 790') })).toBeVisible()
})

test('what was given back by a sum leaves the rest of what is due', async () => {
  await open({ ...partlyReturned, refund_due: 890, refunded_so_far: 3000, payments: paid(11_470, 3000) })
  await press('Повернути кошти')

  expect(screen.getByText(/Уже повернули або повертають: 3\s000\s₴/)).toBeVisible()
  expect(screen.getByLabelText('Сума, ₴')).toHaveValue('890')
  expect(screen.getByRole('button', { name: refundOf('890') })).toBeVisible()
})

test('of goods that have left no sum is offered before somebody says for which of them; all that is missing is said at once', async () => {
  await open({ ...partlyReturned, lines: [two], refund_due: 0 })
  await press('Повернути кошти')
  await press('Повернути кошти')

  expect(await screen.findByText('Оберіть хоча б одну річ')).toBeVisible()
  expect(screen.getByLabelText('Причина')).toHaveAccessibleDescription('Напишіть, за що повертаєте кошти')
  expect(refundsSent()).toEqual([])
  const first = screen.getByRole('checkbox', { name: /Сукня/ })
  expect(first).toHaveFocus()
  await userEvent.click(first)
  expect(screen.queryByText('Оберіть хоча б одну річ')).not.toBeInTheDocument()
  expect(screen.getByLabelText('Причина')).toBeInvalid()
})

test('of an order that was paid twice the payment is asked for by its name, and in euros the sum too', async () => {
  const [first] = paid(4390)
  const inEuros = { ...first, payment_id: '26-000042-2', currency: 'EUR', amount: 98 }
  await open({
    actions: ['refund'],
    payments: [first, inEuros].flatMap(payment => payment ?? []),
  } as Partial<FullOrder>)
  await press('Повернути кошти')
  await userEvent.type(screen.getByLabelText('Причина'), 'Двічі')
  await press(/^Повернути/)

  const payment = screen.getByLabelText('Який платіж')
  await waitFor(() => expect(payment).toHaveAccessibleDescription('Заповніть поле «Який платіж»'))
  expect(refundsSent()).toEqual([])
  await userEvent.selectOptions(payment, '26-000042-2')
  expect(payment).toBeValid()
  await userEvent.click(screen.getByRole('radio', { name: 'Суму' }))
  expect(screen.getByLabelText('Сума, €')).toBeVisible()
})

test('items whose refund comes to more than is left are not promised', async () => {
  await open({ ...partlyReturned, payments: paid(11_470, 10_000) })
  await press('Повернути кошти')

  expect(screen.getByText(/^Це більше, ніж лишилося від платежу: 1\s470\s₴/)).toBeVisible()
})

test('a manager reads who gives money back, and leaves a request for it', async () => {
  await open({ ...partlyReturned, actions: ['refund', 'refund_request'] }, ['orders', 'fulfilment'])
  expect(await screen.findByText(/^Кошти повертає бухгалтер або власник/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Повернути кошти' })).not.toBeInTheDocument()

  await press('Попросити повернути кошти')
  await userEvent.type(screen.getByLabelText('Чому треба повернути'), 'Повернення прийнято')
  service.mockResolvedValueOnce({ order: fullOrderFixture() })
  await press(/^Попросити повернути 3\s890\s₴$/)

  const lines = [{ article: coat.article, size: coat.size, bundle: null, count: 1 }]
  expect(asked()).toEqual([
    orderActionEndpoints.refund_request.path,
    { params: { number: '26-000042' }, body: { lines, reason: 'Повернення прийнято' } },
  ])
  expect(await screen.findByRole('status')).toHaveTextContent('Запит надіслано бухгалтерії')
})

test('the refund form opens at the items that a colleague asks for, or the request is declined with a reason', async () => {
  const lines = [{ article: dress.article, size: dress.size, bundle: null, count: 1 }]
  const refund_request = { at: '2026-11-22T10:00:00Z', who: 'petro', reason: 'Брак на рукаві', amount: 3790, lines }
  const about: Partial<FullOrder> = { ...partlyReturned, actions: ['refund', 'refund_decline'], refund_due: 0 }
  await open({ ...about, refund_request }, ['orders', 'refunds'])
  await press('Повернути кошти')
  expect(screen.getByRole('checkbox', { name: /Сукня/ })).toBeChecked()
  expect(screen.getByRole('button', { name: refundOf('3 790') })).toBeVisible()
  await press('Не зараз')

  await press('Відхилити запит')
  await userEvent.type(screen.getByLabelText('Чому відхиляєте'), 'Річ носили')
  service.mockResolvedValueOnce({ order: fullOrderFixture() })
  await press('Відхилити запит')

  expect(asked()).toEqual([
    orderActionEndpoints.refund_decline.path,
    { params: { number: '26-000042' }, body: { reason: 'Річ носили' } },
  ])
})

test.each([
  ['cash', 'Віддайте гроші з каси', 'з каси'],
  ['terminal', 'Поверніть гроші на картку через термінал', 'через термінал'],
  ['transfer', 'Поверніть гроші банківським переказом', 'банківським переказом'],
  ['other', 'Поверніть гроші так само, як їх отримали', 'тим самим способом'],
] as const)(
  'a refund of what was paid by %s says how to give it back, and never by the bank',
  async (means, about, done) => {
    const payments = paid(4390).map(payment => ({ ...payment, provider: 'manual', means }))
    await open({ actions: ['refund'], payments })
    await press('Повернути кошти')

    const dialog = screen.getByText(new RegExp(about))
    expect(dialog).toBeVisible()
    expect(screen.queryByText(/на картку, з якої платили/)).not.toBeInTheDocument()
    await userEvent.type(screen.getByLabelText('Причина'), 'Не підійшла')
    service.mockResolvedValueOnce({ order: fullOrderFixture() })
    await press(refundOf('4 390'))
    expect(await screen.findByText(new RegExp(`Записано\\..*${done}`))).toBeVisible()
  },
)
