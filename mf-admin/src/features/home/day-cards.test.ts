import { inOrderOfUrgency, lookOf } from './day-cards.ts'

const to = '/admin/orders'

test('what is urgent comes first, what is nothing last, and the rest as it was written down', () => {
  const cards = [
    { name: 'today', to, count: 4, kind: 'plain' },
    { name: 'packing', to, count: 9 },
    { name: 'late', to, count: 2, kind: 'urgent' },
    { name: 'returns', to, count: 0, kind: 'urgent' },
    { name: 'payment', to, count: 1 },
  ] as const

  expect(inOrderOfUrgency(cards).map(({ name }) => name)).toEqual(['late', 'packing', 'payment', 'today', 'returns'])
})

test('a card at zero is quiet, one of which nothing is known yet is not', () => {
  expect(lookOf({ name: 'late', to, count: 0, kind: 'urgent' })).toBe('quiet')
  expect(lookOf({ name: 'late', to, kind: 'urgent' })).toBe('urgent')
})
