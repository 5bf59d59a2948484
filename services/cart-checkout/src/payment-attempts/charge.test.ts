import { anAttempt } from '../../test/an-order.ts'
import { chargeOf, toldCharge } from './charge.ts'

const euros = { amount: 46_247, currency: 'EUR' } as const

test('462.47 euros by 45.00 are charged as 20 811 hryvnias, and that is what she is told', () => {
  expect(chargeOf(euros, 4500)).toEqual({ amount: 2_081_100, currency: 'UAH' })
  expect(toldCharge({ total: euros, eur_rate: 4500, attempts: [] }, true)).toBe(20_811)
})

test('hryvnias are charged as they are, and nothing need be told', () => {
  const hryvnias = { amount: 499_000, currency: 'UAH' } as const

  expect(chargeOf(hryvnias, 4500)).toEqual(hryvnias)
  expect(toldCharge({ total: hryvnias, eur_rate: 4500, attempts: [] }, true)).toBeNull()
})

test('after the payment the customer is told what the bank took, and of what was never paid nothing', () => {
  const attempts = [anAttempt(1, { state: 'approved', charge: { amount: 2_081_100, currency: 'UAH' } })]

  expect(toldCharge({ total: euros, eur_rate: 4700, attempts }, false)).toBe(20_811)
  expect(toldCharge({ total: euros, eur_rate: 4700, attempts: [anAttempt()] }, false)).toBeNull()
})
