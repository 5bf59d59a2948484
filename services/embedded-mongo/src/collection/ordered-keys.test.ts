import { type Item, OrderedKeys } from './ordered-keys.ts'

const all = { from: '', to: '\uffff' }
const key = (n: number) => String(n).padStart(6, '0')

const numbers = (items: Iterable<Item>) => [...items].map(({ number }) => number)

function shuffled(count: number): number[] {
  return Array.from({ length: count }, (_, at) => (at * 7919) % count)
}

test('walks keys in order in both directions, whatever the order of insertion', () => {
  const keys = new OrderedKeys()
  for (const number of shuffled(5000)) keys.add({ key: key(number), number })
  const expected = Array.from({ length: 5000 }, (_, at) => at)
  expect(numbers(keys.forward(all))).toEqual(expected)
  expect(numbers(keys.backward(all))).toEqual(expected.toReversed())
})

test('keys that are put in all at once stand as if they had come one by one, and more may follow', () => {
  const keys = new OrderedKeys()
  keys.fill(shuffled(3000).map(number => ({ key: key(number), number: number + 1 })))
  for (const number of shuffled(3000)) keys.add({ key: key(number), number: number + 5000 })

  expect(keys.size).toBe(6000)
  expect(numbers(keys.forward({ from: key(1500), to: key(1502) }))).toEqual([1501, 6500, 1502, 6501])
  keys.remove(key(1500), 1501)
  expect(keys.find(key(1500))).toEqual({ key: key(1500), number: 6500 })
  expect(numbers(keys.backward(all))).toHaveLength(5999)
})

test('counts and walks an interval of keys without its end', () => {
  const keys = new OrderedKeys()
  for (const number of shuffled(3000)) keys.add({ key: key(number), number })
  const interval = { from: key(1000), to: key(2000) }
  expect(keys.count(interval)).toBe(1000)
  expect(numbers(keys.forward(interval)).at(-1)).toBe(1999)
  expect(numbers(keys.backward(interval)).at(-1)).toBe(1000)
  expect(keys.count({ from: key(5000), to: key(6000) })).toBe(0)
})

test('keeps several documents under one key, in the order of their numbers', () => {
  const keys = new OrderedKeys()
  for (const number of shuffled(2000)) keys.add({ key: 'same', number })
  expect(numbers(keys.forward(all))).toEqual(Array.from({ length: 2000 }, (_, at) => at))
  for (let number = 0; number < 1999; number++) keys.remove('same', number)
  expect(keys.find('same')).toEqual({ key: 'same', number: 1999 })
})

test('removes keys, and ignores keys that are not there', () => {
  const keys = new OrderedKeys()
  for (const number of shuffled(3000)) keys.add({ key: key(number), number })
  for (let number = 0; number < 3000; number += 2) keys.remove(key(number), number)
  keys.remove('nothing', 1)
  expect(keys.size).toBe(1500)
  expect(keys.find(key(2))).toBeUndefined()
  expect(numbers(keys.forward(all)).every(number => number % 2 === 1)).toBe(true)
})
