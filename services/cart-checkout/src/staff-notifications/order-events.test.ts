import { anOrder, noon } from '../../test/an-order.ts'
import type { HistoryRow } from '../order/history-row.ts'
import type { Order } from '../order/order.ts'
import { staffEvent, withNotifications } from './order-events.ts'

const rowOf = (event: string, about: Partial<HistoryRow> = {}): HistoryRow => ({
  at: noon,
  event,
  from: 'awaiting_payment',
  to: 'paid',
  who: 'wayforpay',
  ...about,
})
const item = { article: 'DR-1042-BUR-L', size: '36 (S)', title: { uk: 'Сукня', en: 'Dress' } }
const total = { amount: 998_000, currency: 'UAH' }
/** The tasks that an order gets when this happens to it. */
const tasksAfter = (...events: string[]) => {
  const before = anOrder({ history: [rowOf('place')] })
  return withNotifications(before, { ...before, history: [...before.history, ...events.map(event => rowOf(event))] })
    .tasks
}

test.each(['payment_approved', 'reserved_again', 'reserve_failed', 'return_request'])(
  '%s is reported to staff by a task of the same write',
  event => {
    expect(tasksAfter(event)).toEqual([{ do: 'notify_staff', row: 1 }])
  },
)

test('nothing else that happens to an order is reported to staff', () => {
  expect(tasksAfter('place', 'ship', 'cancel', 'payment_expired', 'return_accept', 'gateway_declined')).toEqual([])
})

test('a task of the change itself comes first, and its lease holds', () => {
  const lease = new Date(noon.getTime() + 6000)
  const before = anOrder()
  const paid: Order = {
    ...before,
    history: [rowOf('payment_approved')],
    tasks: [{ do: 'sell_stock' }],
    tasks_lease_until: lease,
  }

  expect(withNotifications(before, paid)).toMatchObject({
    tasks: [{ do: 'sell_stock' }, { do: 'notify_staff', row: 0 }],
    tasks_lease_until: lease,
  })
})

test('of a paid order staff read its number, sum and items, and nobody’s name, phone, email or address', () => {
  const order = anOrder({ note: 'Подзвоніть мені' })
  const event = staffEvent(order, rowOf('payment_approved'))

  expect(event).toEqual({
    kind: 'order_paid',
    number: '26-000001',
    items: [{ ...item, count: 2 }],
    more: 0,
    total,
    is_short: false,
  })
  const { name, last_name, phone, email } = order.customer
  for (const secret of [name, last_name, phone, email, 'Самовивіз', 'Подзвоніть'])
    expect(JSON.stringify(event)).not.toContain(secret)
})

test('money that came when the items were gone says so', () => {
  expect(staffEvent(anOrder(), rowOf('reserve_failed'))).toMatchObject({ kind: 'order_paid', is_short: true })
})

test('of a return staff read what is to come back, and not why', () => {
  const lines = [{ article: item.article, size: item.size, bundle: null, count: 1 }]
  const event = staffEvent(
    anOrder(),
    rowOf('return_request', { payload: { lines, reason: 'мій номер 067 123 45 67' } }),
  )

  expect(event).toEqual({ kind: 'return_asked', number: '26-000001', items: [{ ...item, count: 1 }], more: 0 })
})

test('a large order names twenty lines, and says how many items there are besides', () => {
  const [line] = anOrder().lines
  if (!line) throw new Error('the order is empty')
  const lines = Array.from({ length: 23 }, (_, index) => ({ ...line, size: String(index) }))
  const event = staffEvent(anOrder({ lines }), rowOf('payment_approved'))

  expect(event).toMatchObject({ kind: 'order_paid', more: 6 })
  expect(event?.kind === 'order_paid' && event.items).toHaveLength(20)
})
