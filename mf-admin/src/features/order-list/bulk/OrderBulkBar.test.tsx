import { call } from '@shop/api-client/call'
import { ShopError } from '@shop/contracts/errors'
import {
  bulkOrdersEndpoint,
  type OrderOutcome,
  sendOrdersTo1cEndpoint,
  undoBulkOrdersEndpoint,
} from '@shop/contracts/staff/orders/order-bulk'
import { $notices } from '@shop/shell/notices'
import { staffOrderFixture } from '@shop/testing/staff-order-fixtures'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { answerOrderList } from '../../../../test/order-list.ts'
import { showPage } from '../../../../test/show-page.tsx'
import { Orders } from '../Orders.tsx'

jest.mock('@shop/api-client/call', () => ({ call: jest.fn() }))
const service = jest.mocked(call)

const numbers = ['26-000044', '26-000043', '26-000042']
const orders = numbers.map(number => staffOrderFixture({ number, payment_id: null }))
const done = (number: string): OrderOutcome => ({ number, outcome: 'done', why: null, order_status: 'processing' })
const refused: OrderOutcome = {
  number: '26-000042',
  outcome: 'refused',
  why: 'illegal_transition',
  order_status: 'cancelled',
}
const refunded: OrderOutcome = { ...refused, number: '26-000043', reason: 'nothing_to_send', order_status: 'paid' }
const unpaid: OrderOutcome = { ...refused, number: '26-000041', why: 'difference_awaited', order_status: 'paid' }
const waiting: OrderOutcome = { ...done('26-000042'), outcome: 'left' }

function open(address = '/admin/orders', count = 3) {
  service.mockReset()
  service.mockImplementation(async endpoint => {
    if (endpoint === bulkOrdersEndpoint) return { orders: [done('26-000044'), refused, refunded, unpaid] }
    if (endpoint === sendOrdersTo1cEndpoint) return { orders: [done('26-000044'), waiting] }
    if (endpoint === undoBulkOrdersEndpoint) return { orders: [{ ...done('26-000044'), order_status: 'paid' }] }
    return answerOrderList(endpoint, orders, count)
  })
  showPage(<Orders />, address)
}
const asked = (endpoint: object) => service.mock.calls.find(([called]) => called === endpoint)
const row = (number: string) => screen.findByRole('row', { name: new RegExp(number) })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

test('chosen orders are started, staff see of each what happened, and can take it back', async () => {
  open()
  await userEvent.click(within(await row('26-000044')).getByRole('checkbox'))
  await userEvent.click(within(await row('26-000042')).getByRole('checkbox'))
  await press('Взяти в роботу')
  await press('Взяти')

  const outcomes = within(await screen.findByRole('region', { name: /^Взяття в роботу/ }))
  expect(outcomes.getAllByRole('listitem').map(item => item.textContent)).toEqual([
    '26-000042 не взято. Стан: Скасовано',
    '26-000043 не взято: кошти повернено, надсилати нічого',
    '26-000041 не взято: чекає на доплату',
    '26-000044 взято в роботу',
  ])
  const [, input, options] = asked(bulkOrdersEndpoint) ?? []
  expect(input).toEqual({
    body: { which: { by: 'numbers', numbers: ['26-000044', '26-000042'] }, action: 'take' },
  })
  expect(screen.getByText('Обрано 2 замовлення')).toBeVisible()
  expect($notices.get().at(-1)?.lastsMs).toBe(8000)

  await userEvent.click(outcomes.getByRole('button', { name: 'Скасувати' }))
  expect(await screen.findByText('знову серед нових')).toBeVisible()
  expect(asked(undoBulkOrdersEndpoint)?.[1]).toEqual({
    params: { id: options?.headers?.['Idempotency-Key'] },
    body: { numbers: ['26-000044'] },
  })
})

test('all orders of a filter are meant by it, with the count that staff saw; to print too', async () => {
  open('/admin/orders?tab=to_pack&sum_from=1000', 40)
  await userEvent.click(within(await row('26-000044')).getByRole('checkbox'))
  await press('Вибрати всі 40 за фільтром')

  expect(screen.getByRole('link', { name: /^Лист підбору/ })).toHaveAttribute(
    'href',
    '/admin/orders/print/pick-list?tab=to_pack&sum_from=1000&count=40',
  )
  await press('Взяти в роботу')
  await press('Взяти')

  const which = { by: 'filter', filter: { tab: 'to_pack', sum_from: 1000 }, count: 40 }
  await waitFor(() => expect(asked(bulkOrdersEndpoint)?.[1]).toEqual({ body: { which, action: 'take' } }))
})

test('all orders of a filter are sent to 1C, staff see which waited there already, and nothing offers to undo it', async () => {
  open('/admin/orders?tab=to_pack', 40)
  await userEvent.click(within(await row('26-000044')).getByRole('checkbox'))
  await press('Вибрати всі 40 за фільтром')
  await press('Надіслати в 1С')
  await press('Надіслати')

  const outcomes = within(await screen.findByRole('region', { name: /^Надсилання в 1С/ }))
  expect(outcomes.getAllByRole('listitem').map(item => item.textContent)).toEqual([
    '26-000044 у черзі для 1С',
    '26-000042 уже чекає в черзі',
  ])
  expect(outcomes.queryByRole('button', { name: 'Скасувати' })).not.toBeInTheDocument()
  const which = { by: 'filter', filter: { tab: 'to_pack' }, count: 40 }
  expect(asked(sendOrdersTo1cEndpoint)?.[1]).toEqual({ body: { which } })
})

test('pressed again while nobody knows what became of it, it is the same change; another one is not', async () => {
  open()
  const known = service.getMockImplementation()
  let isLost = true
  service.mockImplementation(async (endpoint, ...rest) => {
    if (isLost && (endpoint === sendOrdersTo1cEndpoint || endpoint === bulkOrdersEndpoint))
      throw new ShopError('unknown')
    return known?.(endpoint, ...rest)
  })
  await userEvent.click(within(await row('26-000044')).getByRole('checkbox'))
  await press('Надіслати в 1С')
  await press('Надіслати')
  await screen.findByRole('alert')
  await press('Взяти в роботу')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  await press('Надіслати в 1С')
  isLost = false
  await press('Надіслати')
  await screen.findByRole('region', { name: /^Надсилання в 1С/ })
  await press('Взяти в роботу')
  await press('Взяти')
  await screen.findByRole('region', { name: /^Взяття в роботу/ })

  const keys = service.mock.calls.flatMap(([, , options]) => options?.headers?.['Idempotency-Key'] ?? [])
  expect(keys).toHaveLength(3)
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
})

test('chosen orders are printed by their numbers, in a tab of their own', async () => {
  open()
  await userEvent.click(within(await row('26-000044')).getByRole('checkbox'))

  const link = await screen.findByRole('link', { name: /^Пакувальні листи/ })
  expect(link).toHaveAttribute('href', '/admin/orders/print/slips?orders=26-000044')
  expect(link).toHaveAttribute('target', '_blank')
})

test('rows are walked through and chosen by keys on a Ukrainian keyboard too, and Enter opens one', async () => {
  open()
  const first = await row('26-000044')
  first.focus()
  const type = (key: string, code: string, shiftKey = false) =>
    fireEvent.keyDown(document.activeElement ?? first, { key, code, shiftKey })
  type('ч', 'KeyX')
  type('о', 'KeyJ')
  type('Ч', 'KeyX', true)
  expect(await screen.findByText('Обрано 2 замовлення')).toBeVisible()

  type('л', 'KeyK')
  type('Enter', 'Enter')
  expect(location.search).toBe('?order=26-000044')
})
