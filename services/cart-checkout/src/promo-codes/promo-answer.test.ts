import { strongerReason } from './promo-answer.ts'

const nothing = { discountKind: 'none', levelDiscount: 0, birthdayDiscount: 0 } as const

test.each([
  ['a level of the loyalty programme', { ...nothing, discountKind: 'loyalty', levelDiscount: 500 }, 'personal'],
  ['a birthday', { ...nothing, birthdayDiscount: 900 }, 'personal'],
  ['the discount for a large order', { ...nothing, discountKind: 'auto', levelDiscount: 1000 }, 'automatic'],
  ['sale prices, for a guest', nothing, 'own-prices'],
  ['sale prices, where the level has nothing to take off', { ...nothing, discountKind: 'loyalty' }, 'own-prices'],
] as const)('a code is beaten by %s', (_, offer, reason) => {
  expect(strongerReason('percent', offer)).toBe(reason)
})

test('a code for free delivery is kept where delivery costs nothing anyway', () => {
  expect(strongerReason('free_delivery', { ...nothing, discountKind: 'loyalty', levelDiscount: 5 })).toBe(
    'free-delivery',
  )
})
