import { chargeOf, toldCharge } from './charge.ts'

const euros = { amount: 46_247, currency: 'EUR' } as const

test('462.47 euros by 45.00 are charged as 20 811 hryvnias, and that is what she is told', () => {
  expect(chargeOf(euros, 4500)).toEqual({ amount: 2_081_100, currency: 'UAH' })
  expect(toldCharge(euros, 4500)).toBe(20_811)
})

test('hryvnias are charged as they are, and nothing need be told', () => {
  const hryvnias = { amount: 499_000, currency: 'UAH' } as const

  expect(chargeOf(hryvnias, 4500)).toEqual(hryvnias)
  expect(toldCharge(hryvnias, 4500)).toBeNull()
})
