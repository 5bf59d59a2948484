import { fits, freeAt, type OpenOrder, unpaidCaps } from './unpaid-caps.ts'

const now = new Date('2026-11-21T12:00:00Z')
const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
const open = (order: string, items: number, minutes = 30): OpenOrder => ({ order, items, until: inMinutes(minutes) })
const perAddress = { orders: 60, items: 120 }
const { buyer } = unpaidCaps({ perAddress, paymentsEnabled: true, factor: 1 })

test('a buyer may have three unpaid orders with twenty items, an address sixty with a hundred and twenty, a /48 eight times that', () => {
  expect(unpaidCaps({ perAddress, paymentsEnabled: true, factor: 1 })).toEqual({
    buyer: { orders: 3, items: 20 },
    address: { orders: 60, items: 120 },
    network: { orders: 480, items: 960 },
  })
})

test('while payments are off, when orders wait a day, each may have five times that', () => {
  expect(unpaidCaps({ perAddress, paymentsEnabled: false, factor: 1 })).toEqual({
    buyer: { orders: 15, items: 100 },
    address: { orders: 300, items: 600 },
    network: { orders: 2400, items: 4800 },
  })
})

test('the factor of measurements lifts the caps, and without limits they are out of reach', () => {
  expect(unpaidCaps({ perAddress, paymentsEnabled: true, factor: 4 }).buyer).toEqual({ orders: 12, items: 80 })
  const { buyer, address } = unpaidCaps({ perAddress, paymentsEnabled: true, factor: Number.POSITIVE_INFINITY })
  expect(fits([open('a', 1_000_000)], 1_000_000, buyer, { now })).toBe(true)
  expect(Number.isSafeInteger(address.items)).toBe(true)
})

test.each([
  ['a first order of twenty items is accepted', [], 20, true],
  ['a first order of twenty-one items is refused', [], 21, false],
  ['a third order is accepted', [open('a', 1), open('b', 1)], 1, true],
  ['a fourth order is refused', [open('a', 1), open('b', 1), open('c', 1)], 1, false],
  ['the twentieth item is accepted', [open('a', 10), open('b', 9)], 1, true],
  ['the twenty-first item is refused', [open('a', 10), open('b', 10)], 1, false],
])('%s', (_, orders, items, expected) => {
  expect(fits(orders, items, buyer, { now })).toBe(expected)
})

test('the order that the new one replaces does not count', () => {
  const orders = [open('a', 18), open('b', 1), open('c', 1)]

  expect(fits(orders, 18, buyer, { now, instead_of: 'a' })).toBe(true)
  expect(fits(orders, 18, buyer, { now, instead_of: 'b' })).toBe(false)
})

test('an order counts until it is released, but one that nobody released for an hour blocks nobody', () => {
  const overdue = (minutes: number) => [open('a', 20, -minutes)]

  expect(fits(overdue(59), 1, buyer, { now })).toBe(false)
  expect(fits(overdue(61), 1, buyer, { now })).toBe(true)
})

test('the answer says when enough orders will have expired for the new one', () => {
  const orders = [open('a', 5, 20), open('b', 10, 10), open('c', 5, 30)]

  expect(freeAt(orders, 1, buyer, { now })).toEqual(inMinutes(10))
  expect(freeAt(orders, 12, buyer, { now })).toEqual(inMinutes(20))
})

test('an order that is too large by itself gets no time at which it would fit', () => {
  expect(freeAt([], 21, buyer, { now })).toBeNull()
  expect(freeAt([open('a', 1)], 21, buyer, { now })).toBeNull()
})
