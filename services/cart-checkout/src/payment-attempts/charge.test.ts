import { anAttempt } from '../../test/an-order.ts'
import { chargeOf, shownCharge } from './charge.ts'

const euros = { amount: 46_247, currency: 'EUR' } as const

test('462.47 euros by 45.00 are charged as 20 811 hryvnias, and that sum is shown', () => {
  expect(chargeOf(euros, { eur_rate: 4500 })).toEqual({ amount: 2_081_100, currency: 'UAH' })
  expect(shownCharge({ total: euros, eur_rate: 4500, attempts: [] }, { isOpen: true })).toBe(20_811)
})

test('hryvnias are charged as they are, and no other sum is shown', () => {
  const hryvnias = { amount: 499_000, currency: 'UAH' } as const

  expect(chargeOf(hryvnias, { eur_rate: 4500 })).toEqual(hryvnias)
  expect(shownCharge({ total: hryvnias, eur_rate: 4500, attempts: [] }, { isOpen: true })).toBeNull()
})

test('after the payment the sum that the bank took is shown, and of what was never paid nothing', () => {
  const attempts = [anAttempt(1, { state: 'approved', charge: { amount: 2_081_100, currency: 'UAH' } })]

  expect(shownCharge({ total: euros, eur_rate: 4700, attempts }, { isOpen: false })).toBe(20_811)
  expect(shownCharge({ total: euros, eur_rate: 4700, attempts: [anAttempt()] }, { isOpen: false })).toBeNull()
})

test('where the bank charges euros it takes just the total, and no hryvnias are shown', () => {
  const inEuros = { eur_rate: 4500, eur_mode: 'charge_eur' } as const
  expect(chargeOf(euros, inEuros)).toEqual(euros)
  expect(chargeOf({ amount: 500_000, currency: 'UAH' }, inEuros)).toEqual({ amount: 500_000, currency: 'UAH' })
  expect(shownCharge({ total: euros, ...inEuros, attempts: [] }, { isOpen: true })).toBeNull()
})
