import { itemsOf, linesKey } from './order-line.ts'
import { numberOfPayment, orderNumber, orderRef, paymentId } from './order-ref.ts'

const line = (article: string, size: string, count: number) => ({ article, size, count })

test('a number has the year and six digits', () => {
  expect(orderNumber(2026, 123)).toBe('26-000123')
  expect(orderNumber(2100, 1_000_000)).toBe('00-1000000')
})

test('a ref hides its number among 65 random bits', () => {
  const ref = orderRef('26-000123', count => Uint8Array.from({ length: count }, (_, index) => index * 37))

  expect(ref).toMatch(/^26-000123-[a-z2-7]{13}$/)
})

test('a payment id leads back to its order, anything else to none', () => {
  expect(numberOfPayment(paymentId('26-000123', 2))).toBe('26-000123')
  for (const id of [
    '',
    '26-000123',
    '26-000123-',
    '26-000123-x',
    { toString: () => '26-000123-1' }.toString().slice(1),
  ])
    expect(numberOfPayment(id)).toBeNull()
})

test('items of one size are counted together and reserved in one order', () => {
  expect(itemsOf([line('B', 'S', 1), line('A', 'S', 1), line('B', 'S', 2), line('A', 'M', 1)])).toEqual([
    line('A', 'M', 1),
    line('A', 'S', 1),
    line('B', 'S', 3),
  ])
})

test('the same things are the same cart in whatever order they were put in', () => {
  expect(linesKey([line('B', 'S', 1), line('A', 'S', 2)])).toBe(linesKey([line('A', 'S', 2), line('B', 'S', 1)]))
  expect(linesKey([line('A', 'S', 1)])).not.toBe(linesKey([line('A', 'S', 2)]))
})
