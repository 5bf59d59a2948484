import { call } from '@shop/api-client/call'
import { ShopError } from '@shop/contracts/errors'
import { QueryClientProvider, queryClient } from '@shop/shell/query'
import { BrowserRouter } from '@shop/shell/router'
import { addTexts } from '@shop/shell/texts'
import { fullOrderFixture, orderLineFixture } from '@shop/testing/staff-order-fixtures'
import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import uk from '../../locales/uk.json' with { type: 'json' }
import { OrderPanel } from './OrderPanel.tsx'

jest.mock('@shop/api-client/call', () => ({ call: jest.fn() }))
const service = jest.mocked(call)

beforeAll(() => {
  addTexts('uk', 'mf-admin', uk)
  // jsdom has the element, but not its ways to open and close.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
})
beforeEach(() => {
  queryClient.clear()
  service.mockReset()
})

const order = fullOrderFixture({
  total: 8032,
  pieces: 2,
  lines: [orderLineFixture({ count: 2, sum: 8780, discount_share: 878, left: 2, packable: 2, kept: 2, undecided: 2 })],
  actions: ['take', 'refund'],
  payments: [],
  amount: 8780,
  discount: 878,
  discount_percent: 10,
  discount_kind: 'loyalty',
  delivery_price: 130,
  note: 'Подзвоніть',
  history: [
    { at: '2026-11-21T10:00:00.000Z', event: 'place', from: null, to: 'awaiting_payment', who: 'customer' },
    {
      at: '2026-11-21T10:05:00.000Z',
      event: 'gateway_approved 26-000042-1',
      from: 'none',
      to: 'approved',
      who: 'bank',
    },
  ],
})

function open(onClose = () => {}) {
  render(
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <OrderPanel number="26-000042" onClose={onClose} />
      </BrowserRouter>
    </QueryClientProvider>,
  )
}

const spaced = { normalizer: (text: string) => text.replace(/\s+/g, ' ') }

test('staff see what was ordered, how its sum came about and where it goes', async () => {
  service.mockResolvedValue({ order })
  open()

  expect(await screen.findByRole('link', { name: 'Сукня-футляр вишнева' })).toHaveAttribute(
    'href',
    '/product/DR-1029-CHE-R',
  )
  expect(screen.getByText('2 × 4 390 ₴', spaced)).toBeVisible()
  expect(screen.getByText('Знижка 10 % (лояльність)')).toBeVisible()
  expect(screen.getByText('8 032 ₴', spaced)).toBeVisible()
  expect(screen.getByText('Київ, відділення 1')).toBeVisible()
  expect(screen.getByText('Подзвоніть')).toBeVisible()
  expect(screen.getByRole('dialog', { name: 'Замовлення 26-000042' })).toBeVisible()
})

test('staff see for which height a dress was ordered', async () => {
  const lines = order.lines.map(line => ({ ...line, height: '170-177' }))
  service.mockResolvedValue({ order: { ...order, lines } })
  open()

  const article = await screen.findByText('DR-1029-CHE-R')
  expect(article.parentElement).toHaveTextContent('DR-1029-CHE-R · розмір 36 (S), зріст 170–177 см')
})

test('staff see which colour of a dress was ordered', async () => {
  const lines = order.lines.map(line => ({ ...line, color: { uk: 'Вишневий', en: 'Cherry' } }))
  service.mockResolvedValue({ order: { ...order, lines } })
  open()

  const article = await screen.findByText('DR-1029-CHE-R')
  expect(article.parentElement).toHaveTextContent('Вишневий · DR-1029-CHE-R · розмір 36 (S)')
})

test('an address that the customer typed is marked, with the phone number to call', async () => {
  service.mockResolvedValue({ order: { ...order, is_address_typed: true } })
  open()

  const delivery = within(await screen.findByRole('region', { name: 'Доставка' }))
  expect(delivery.getByText('Адресу написала покупниця: перевірте її')).toBeVisible()
  expect(delivery.getByText('Київ, відділення 1')).toBeVisible()
  expect(delivery.getByRole('link', { name: order.phone })).toHaveAttribute('href', `tel:${order.phone}`)
})

test('after the parcel has left staff are not asked to check its address', async () => {
  const lines = order.lines.map(line => ({ ...line, left: 0 }))
  service.mockResolvedValue({ order: { ...order, lines, is_address_typed: true } })
  open()

  expect(await screen.findByText('Київ, відділення 1')).toBeVisible()
  expect(screen.queryByText(/^Адресу написала/)).not.toBeInTheDocument()
})

test('the history begins with the last; a code without a text is shown as it came', async () => {
  service.mockResolvedValue({ order })
  open()

  const [last, first] = within(await screen.findByRole('region', { name: 'Історія' })).getAllByRole('listitem')
  expect(last).toHaveTextContent('Банк підтвердив платіж 26-000042-1bank')
  expect(first).toHaveTextContent('Замовлення оформленопокупниця')
})

test('an order that does not come can be asked for again or closed', async () => {
  service.mockRejectedValueOnce(new ShopError('busy'))
  const onClose = jest.fn()
  open(onClose)
  const again = await screen.findByRole('button', { name: 'Спробувати ще раз' })
  service.mockResolvedValue({ order })
  await userEvent.click(again)
  expect(await screen.findByText('Олена Коваль')).toBeVisible()

  await userEvent.click(screen.getByRole('button', { name: 'Закрити замовлення' }))
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('staff read that an order is being cancelled while the bank is silent', async () => {
  service.mockResolvedValue({ order: { ...order, is_paid: false, cancel_requested: true } })
  open()

  expect(await screen.findByText(/^Замовлення скасовують, але банк не відповів про оплату/)).toBeVisible()
})

test('staff read that money came after the cancellation and goes back by itself', async () => {
  const row = { at: '2026-11-21T10:20:00.000Z', from: 'cancelled', to: 'cancelled', who: 'shop' }
  const history = [...order.history, { ...row, event: 'paid_late 26-000042-1' }]
  service.mockResolvedValue({ order: { ...order, alerts: ['paid_after_cancel'], history } })
  open()

  expect(await screen.findByText(/^Оплата надійшла після скасування\. Кошти повертаються самі/)).toBeVisible()
  expect(screen.getByText('Оплата надійшла після скасування', { exact: true })).toBeVisible()
})

test('what a colleague asks to refund stands once, above the actions, also while the refund is filled in', async () => {
  const [line] = order.lines
  const lines = [{ article: line?.article ?? '', size: line?.size ?? '', bundle: null, count: 1 }]
  const refund_request = { at: '2026-11-22T10:00:00Z', who: 'petro', reason: 'Брак на рукаві', amount: 3790, lines }
  service.mockResolvedValue({ order: { ...order, refund_request } })
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Повернути кошти' }))

  expect(screen.getByText('Брак на рукаві')).toBeVisible()
  expect(screen.getByText(/^petro просить повернути 3\s790\s₴$/)).toBeVisible()
})

test('an order with a promo code says the code and what it saved', async () => {
  const promo = { promo_code: 'SPRING15', discount_kind: 'promo', discount_percent: 0, discount: 749 }
  service.mockResolvedValue({ order: { ...order, ...promo } })
  open()

  const name = await screen.findByText('Знижка за промокодом SPRING15')
  expect(name.nextSibling).toHaveTextContent('−749')
})

test('a code that spared the delivery is named there, beside the own percent of the customer', async () => {
  service.mockResolvedValue({ order: { ...order, promo_code: 'SHIP', delivery_price: 0 } })
  open()

  expect(await screen.findByText('безкоштовно з промокодом SHIP')).toBeVisible()
  expect(screen.getByText('Знижка 10 % (лояльність)')).toBeVisible()
})

test('staff accept the discount of an order whose promo code was used up, and read why they are asked', async () => {
  const waiting = { ...order, alerts: ['promo_used_up', 'late_price'], actions: ['accept_discount', 'refund'] }
  service.mockResolvedValue({ order: waiting })
  open()

  expect(await screen.findByText(/Промокод уже вичерпано, коли надійшли кошти. Прийміть знижку/)).toBeVisible()
  expect(screen.getByText(/речі сьогодні коштують дорожче/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Прийняти знижку' }))
  service.mockResolvedValue({ order: { ...waiting, alerts: [], actions: ['take'] } })
  await userEvent.click(screen.getByRole('button', { name: 'Так, прийняти знижку' }))

  expect(await screen.findByText('Знижку прийнято')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Взяти в роботу' })).toBeVisible()
})
