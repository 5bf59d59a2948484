import { call } from '@shop/api-client/call'
import type { AnyEndpoint } from '@shop/contracts/endpoint'
import { ShopError } from '@shop/contracts/errors'
import type { DeskOrder, PaymentCheck, UnmatchedEvent } from '@shop/contracts/staff/orders/payments-desk'
import {
  askBankEndpoint,
  checkPaymentsEndpoint,
  closeEventEndpoint,
  deskOrdersEndpoint,
  matchEventEndpoint,
  paymentCheckEndpoint,
  paymentsDeskEndpoint,
  unmatchedEventsEndpoint,
} from '@shop/contracts/staff/orders/payments-desk-calls'
import {
  deskOrdersListFile,
  differencesListFile,
  unmatchedListFile,
} from '@shop/contracts/staff/orders/payments-desk-files'
import { refundOrderEndpoint } from '@shop/contracts/staff/orders/staff-order-actions'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { showPage } from '../../../test/show-page.tsx'
import { saveFile } from '../../list/save-file.ts'
import { PaymentsDesk } from './PaymentsDesk.tsx'

jest.mock('@shop/api-client/call', () => ({ call: jest.fn() }))
jest.mock('../../list/save-file.ts', () => ({ saveFile: jest.fn() }))
const service = jest.mocked(call)

const event: UnmatchedEvent = {
  id: 'another-7 approved 1100 5070 UAH',
  at: '2026-11-21T10:00:00.000Z',
  payment_id: 'another-7',
  status: 'approved',
  amount: '5070',
  currency: 'UAH',
  next: 'match',
  causes: ['given_back', 'elsewhere', 'not_ours'],
}
const payment = {
  payment_id: '26-000042-1',
  provider: 'wayforpay',
  means: 'card',
  state: 'approved',
  amount: 5070,
  currency: 'UAH',
  given_back: 0,
  paid_at: '2026-11-21T09:05:00.000Z',
} as const
const twice: DeskOrder = {
  number: '26-000042',
  date: '2026-11-21T09:00:00.000Z',
  name: 'Олена Шевченко',
  by_link: false,
  total: 5070,
  currency: 'UAH',
  order_status: 'paid',
  payment_status: 'approved',
  refunded_so_far: 0,
  payments: [payment, { ...payment, payment_id: '26-000042-2' }],
  refund: null,
  next: {
    step: 'refund',
    payment_id: '26-000042-2',
    amount: 5070,
    currency: 'UAH',
    lines: [],
    delivery: false,
    comment: '',
  },
}
const link: DeskOrder = {
  ...twice,
  number: 'T26-000007',
  name: 'Instagram, @olena',
  by_link: true,
  order_status: null,
  payments: [1, 2].map(k => ({ ...payment, payment_id: `T26-000007-${k}` })),
  next: { ...twice.next, step: 'refund_there', payment_id: 'T26-000007-2' },
}
const check: PaymentCheck = {
  day: '2026-11-20',
  state: 'done',
  source: 'list',
  started_at: '2026-11-21T10:00:00.000Z',
  finished_at: '2026-11-21T10:00:30.000Z',
  who: 'olena',
  total: 86,
  checked: 86,
  silent: 1,
  is_cut: false,
  differences: [
    {
      payment_id: '26-000041-1',
      order: '26-000041',
      kind: 'unpaid_here',
      ours: { state: 'started', amount: 5070, currency: 'UAH' },
      bank: { state: 'approved', amount: 5070, currency: 'UAH' },
    },
  ],
}

type Answers = { events?: UnmatchedEvent[]; orders?: DeskOrder[]; check?: PaymentCheck | null }
const page = { page: 1, limit: 25 }

function answer(
  { events = [event], orders = [twice], check: found = check }: Answers = {},
  more: [AnyEndpoint, unknown][] = [],
) {
  const known = new Map<AnyEndpoint, unknown>([
    [paymentsDeskEndpoint, { unmatched: 1, double: 100, refunds: 0, differences: 1, last_check: null }],
    [unmatchedEventsEndpoint, { events, count: events.length, ...page }],
    [deskOrdersEndpoint, { orders, count: orders.length, ...page }],
    [paymentCheckEndpoint, { check: found }],
    ...more,
  ])
  service.mockReset()
  service.mockImplementation(async endpoint => {
    const given = known.get(endpoint as AnyEndpoint)
    if (given instanceof Error) throw given
    return given as never
  })
}

const show = (tab: string) => showPage(<PaymentsDesk />, `/admin/other/payments?tab=${tab}`)
const sentTo = (endpoint: AnyEndpoint) => service.mock.calls.filter(([asked]) => asked === endpoint)

test('the tabs say how many wait in each list, and that there are more than were counted', async () => {
  answer()
  show('unmatched')

  const tabs = await screen.findByRole('navigation', { name: 'Що потребує уваги' })
  expect(await within(tabs).findByRole('link', { name: /Подвійні оплати\s*99\+/ })).toBeVisible()
  expect(within(tabs).getByRole('link', { name: /Невідомі оплати/ })).toHaveAttribute('aria-current', 'page')
})

test('an order of another sum is refused at its field, and the number that was typed stays', async () => {
  const user = userEvent.setup()
  answer({}, [[matchEventEndpoint, new ShopError('validation', { fields: { order: 'sum_differs' } })]])
  show('unmatched')

  await user.click(await screen.findByRole('button', { name: 'Знайти замовлення для оплати another-7' }))
  const dialog = screen.getByRole('dialog', { name: 'Оплата another-7' })
  const field = within(dialog).getByRole('textbox', { name: /Номер замовлення/ })
  await user.type(field, '26-000042')
  await user.click(within(dialog).getByRole('button', { name: 'Це оплата за нього' }))

  expect(await within(dialog).findByText('Замовлення коштує іншу суму')).toBeVisible()
  expect(field).toHaveValue('26-000042')
})

test('the second payment goes back as one refund, however often it is pressed without an answer', async () => {
  const user = userEvent.setup()
  answer({}, [[refundOrderEndpoint, new ShopError('busy', { seconds: 5 })]])
  show('double')

  await user.click(await screen.findByRole('button', { name: /^Повернути .*замовлення 26-000042/ }))
  const dialog = screen.getByRole('dialog', { name: 'Замовлення 26-000042' })
  const confirm = within(dialog).getByRole('button', { name: /^Повернути/ })
  await user.click(confirm)
  await within(dialog).findByRole('alert')
  await user.click(confirm)

  const sent = sentTo(refundOrderEndpoint)
  expect(sent).toHaveLength(2)
  const body = { payment_id: '26-000042-2', amount: 5070, refunded_so_far: 0, comment: 'Подвійна оплата' }
  expect(sent[0]?.[1]).toEqual({ params: { number: '26-000042' }, body })
  const keys = sent.map(([, , options]) => new Headers(options?.headers).get('Idempotency-Key'))
  expect(keys[0]).toMatch(/^[\da-f-]{36}$/)
  expect(keys[1]).toBe(keys[0])
})

test('an order by link that was paid twice says where its money goes back, and its one button asks the bank', async () => {
  const user = userEvent.setup()
  answer({ orders: [link, twice] }, [[askBankEndpoint, { answer: 'changed' }]])
  show('double')

  const row = (await screen.findByRole('row', { name: /T26-000007/ })) as HTMLTableRowElement
  expect(row).toHaveTextContent(/за посиланням.*Instagram, @olena/)
  expect(row).toHaveTextContent(/Поверніть 5\s070\s₴ з оплати T26-000007-2 у кабінеті WayForPay/)
  const number = within(row).getByRole('link', { name: 'T26-000007' })
  expect(number).toHaveAttribute('href', '/admin/other/third-party?order=T26-000007')
  expect(within(row).getAllByRole('button')).toHaveLength(1)
  await user.click(within(row).getByRole('button', { name: 'Запитати банк про оплату T26-000007-2' }))

  expect(sentTo(askBankEndpoint)).toMatchObject([[askBankEndpoint, { body: { payment_id: 'T26-000007-2' } }, {}]])
})

test('a day in the address is the day whose comparison is shown, and is left behind with the tab', async () => {
  answer({ orders: [], check: null })
  show('differences&day=2026-11-18')

  expect(await screen.findByText('Цей день ще не звіряли')).toBeVisible()
  expect(screen.getByLabelText('День')).toHaveValue('2026-11-18')
  expect(sentTo(paymentCheckEndpoint)[0]?.[1]).toEqual({ query: { day: '2026-11-18' } })
  expect(screen.getByRole('link', { name: /Повернення коштів/ })).toHaveAttribute(
    'href',
    '/admin/other/payments?tab=refunds',
  )
})

test('what a day’s comparison found stays, with what both sides say and one button', async () => {
  const user = userEvent.setup()
  answer({ orders: [] }, [[askBankEndpoint, { answer: 'changed' }]])
  show('differences')

  expect(await screen.findByText('Банк має гроші, замовлення не оплачене')).toBeVisible()
  expect(screen.getByText('Про 1 оплату банк не відповів')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Запитати банк про оплату 26-000041-1' }))

  expect(sentTo(askBankEndpoint)).toMatchObject([[askBankEndpoint, { body: { payment_id: '26-000041-1' } }, {}]])
})

test('a comparison that runs shows how far it is', async () => {
  const user = userEvent.setup()
  const running = { ...check, state: 'running' as const, checked: 24, differences: [], silent: 0, finished_at: null }
  answer({ orders: [], check: null }, [[checkPaymentsEndpoint, { check: running }]])
  show('differences')
  expect(await screen.findByText('Дні ще не звіряли')).toBeVisible()

  answer({ orders: [], check: running }, [[checkPaymentsEndpoint, { check: running }]])
  await user.click(screen.getByRole('button', { name: 'Звірити' }))

  const bar = await screen.findByRole('progressbar', { name: /Звіряємо .*: 24 з 86/ })
  expect(bar).toHaveAttribute('value', '24')
})

test('a list that cannot be read says so and is asked for again', async () => {
  answer({}, [[unmatchedEventsEndpoint, new Error('away')]])
  show('unmatched')

  expect(await screen.findByText('Не вдалося отримати оплати')).toBeVisible()
})

test('money that the bank approved is closed as what became of it, and never as no money', async () => {
  answer({}, [[closeEventEndpoint, {}]])
  show('unmatched')
  await userEvent.click(
    await screen.findByRole('button', { name: /Закрити запис про оплату another-7 без замовлення/ }),
  )

  const causes = screen.getAllByRole<HTMLInputElement>('radio').map(({ labels }) => labels?.[0]?.textContent)
  expect(causes).toEqual([
    'Повернуто в кабінеті банку',
    'Оплата іншого продажу, записана не тут',
    'Тест або чужі гроші',
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Закрити запис' }))
  expect(await screen.findByText('Заповніть поле «Що з грошима»')).toBeVisible()
  await userEvent.click(screen.getByRole('radio', { name: 'Повернуто в кабінеті банку' }))
  await userEvent.type(screen.getByLabelText('Причина'), 'Повернула у кабінеті')
  await userEvent.click(screen.getByRole('button', { name: 'Закрити запис' }))

  const body = { event: event.id, cause: 'given_back', reason: 'Повернула у кабінеті' }
  expect(sentTo(closeEventEndpoint).map(([, input]) => input)).toEqual([{ body }])
})

test.each([
  ['unmatched', 'Завантажити Excel', unmatchedListFile, {}],
  ['double', 'Завантажити Excel', deskOrdersListFile, { issue: 'double' }],
  ['refunds', 'Завантажити Excel', deskOrdersListFile, { issue: 'refund' }],
  ['differences', 'Розбіжності з банком: Завантажити Excel', differencesListFile, { day: '2026-11-20' }],
])(
  'the list of the tab %s is taken along as a file of what the tab shows',
  async (tab, button, { start, file }, filter) => {
    answer({}, [[start, { id: 'f', count: 1, more: false }]])
    show(tab)
    for (const menu of await screen.findAllByText('Експорт')) await userEvent.click(menu)
    await userEvent.click(await screen.findByRole('button', { name: button }))

    await waitFor(() => expect(saveFile).toHaveBeenCalledWith(file.path.replace(':id', 'f')))
    expect(sentTo(start).map(([, input]) => input)).toEqual([{ body: { filter, language: 'uk', format: 'xlsx' } }])
  },
)

test('an empty list offers no file', async () => {
  answer({ events: [] })
  show('unmatched')
  expect(await screen.findByText('Усі оплати відомі')).toBeVisible()
  expect(screen.queryByText('Експорт')).toBeNull()
})
