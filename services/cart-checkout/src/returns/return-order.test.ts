import { aPaidOrder, named, shirt } from '../../test/a-line.ts'
import { noon } from '../../test/an-order.ts'
import { withReturnAccepted, withReturnRefused, withReturnRequested } from './return-order.ts'

const by = (who: string, now = noon) => ({ who, now })
const two = { ...shirt, count: 2 }
const delivered = aPaidOrder({ state: 'delivered', lines: [two], delivered_at: noon })
const oneShirt = { lines: [named(shirt)], reason: '' }
const asked = withReturnRequested(delivered, { lines: [named(shirt)], reason: 'замала' }, by('customer'))

test('a customer may send back some of the items, and say why', () => {
  expect(asked).toMatchObject({
    state: 'return_requested',
    returns: [{ lines: [named(shirt)], reason: 'замала', state: 'open', who: 'customer' }],
  })
})

test.each([
  ['2026-12-05T21:59:00Z', true],
  ['2026-12-05T22:00:00Z', false],
])('the fourteenth day ends at midnight in Kyiv: at %s it is in time %s', (moment, inTime) => {
  const ask = () => withReturnRequested(delivered, oneShirt, by('customer', new Date(moment)))

  if (inTime) expect(ask().state).toBe('return_requested')
  else expect(ask).toThrow('illegal_transition')
})

test.each([
  ['nothing', []],
  ['more than the customer has', [named(shirt, 3)]],
  ['what the customer never bought', [named({ ...shirt, size: 'XXL' })]],
])('%s is not sent back', (_, lines) => {
  expect(() => withReturnRequested(delivered, { lines, reason: '' }, by('customer'))).toThrow('validation')
})

test('a return that came back as new goes on sale, the rest does not, and the refund is due', () => {
  const accepted = withReturnAccepted(asked, [{ ...named(shirt), restock: true }], by('olena'))

  expect(accepted).toMatchObject({
    state: 'delivered',
    alerts: ['refund_due'],
    tasks: [{ do: 'restock', key: '26-000001 return 1', pieces: [{ article: shirt.article, count: 1 }] }],
  })
  expect(withReturnAccepted(asked, [{ ...named(shirt), restock: false }], by('olena')).tasks).toEqual([])
})

test('an item that went on sale with its money, while the customer had it, does not go on sale again when it comes', () => {
  const refund = { payment_id: 'p', amount: 1, delivery: false, comment: '', who: 'olena', at: noon, state: 'done' }
  const first = withReturnAccepted(asked, [{ ...named(shirt), restock: true }], by('olena'))
  const refunded = { ...first, refunds: [{ ...refund, lines: [{ ...named(shirt), restock: true }] }] } as typeof first
  const second = withReturnRequested(refunded, oneShirt, by('customer'))

  const accepted = withReturnAccepted(second, [{ ...named(shirt), restock: true }], by('olena'))

  expect(accepted.tasks).toEqual(first.tasks)
  expect(accepted.returns?.[1]?.lines).toEqual([{ ...named(shirt), restock: false }])
})

test('an order is returned when every item has come back, in one return or in several', () => {
  const first = withReturnAccepted(asked, null, by('olena'))
  const second = withReturnRequested(first, oneShirt, by('customer'))

  expect(first.state).toBe('delivered')
  expect(withReturnAccepted(second, null, by('olena')).state).toBe('returned')
  const both = withReturnRequested(delivered, { lines: [named(shirt, 2)], reason: '' }, by('customer'))
  expect(withReturnAccepted(both, null, by('olena')).state).toBe('returned')
})

test('what came back cannot come back again', () => {
  const first = withReturnAccepted(asked, null, by('olena'))

  expect(() => withReturnRequested(first, { lines: [named(shirt, 2)], reason: '' }, by('customer'))).toThrow(
    'validation',
  )
})

test('an item that was never sent does not keep the order from being returned', () => {
  const sent = { at: noon, who: 'olena', tracking: '20450123456789', lines: [named(shirt)] }

  expect(withReturnAccepted({ ...asked, parts: [sent] }, null, by('olena')).state).toBe('returned')
})

test('staff cannot accept more than was asked for', () => {
  expect(() => withReturnAccepted(asked, [named(shirt, 2)], by('olena'))).toThrow('validation')
})

test('a return that is refused leaves the order with its customer, who may ask again', () => {
  const refused = withReturnRefused(asked, 'зі слідами носіння', by('olena'))

  expect(refused).toMatchObject({ state: 'delivered', returns: [{ state: 'refused' }] })
  expect(refused.history.at(-1)?.payload).toEqual({ reason: 'зі слідами носіння' })
  expect(withReturnRequested(refused, oneShirt, by('customer')).state).toBe('return_requested')
})
