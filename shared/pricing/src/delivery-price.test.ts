import { cartWeight, type DeliveryRate, deliveryPrice, findDeliveryRate } from './delivery-price.ts'

const toEurope = { service: 'ukrposhta', zone: 'EU', method: 'post' }
const row = (weightToKg: number, uah: number, eur: number | null = null): DeliveryRate => ({
  ...toEurope,
  weightToKg,
  priceUah: uah * 100,
  priceEur: eur && eur * 100,
})
// Out of order on purpose: the table is what staff typed.
const rates = [row(2, 950), row(0.5, 520), row(1, 690)]
const terms = { currency: 'UAH', rate: 4_500, goodsUah: 500_000 } as const

test('1.150 kg fall into the step up to 2 kg', () => {
  const weightKg = cartWeight([
    { count: 1, weightKg: 0.45 },
    { count: 1, weightKg: 0.7 },
  ])
  const rate = findDeliveryRate(rates, { ...toEurope, weightKg })

  expect(weightKg).toBe(1.15)
  expect(rate && deliveryPrice(rate, terms)).toBe(95_000)
  expect(rate && deliveryPrice(rate, { ...terms, currency: 'EUR' })).toBe(2_112)
})

test('a step carries exactly its weight and not a gram more', () => {
  expect(findDeliveryRate(rates, { ...toEurope, weightKg: 0.5 })?.priceUah).toBe(52_000)
  expect(findDeliveryRate(rates, { ...toEurope, weightKg: 0.501 })?.priceUah).toBe(69_000)
})

test('a parcel that no row carries has no price, rather than a free one', () => {
  expect(findDeliveryRate(rates, { ...toEurope, weightKg: 2.001 })).toBeNull()
  expect(findDeliveryRate(rates, { ...toEurope, zone: 'US', weightKg: 1 })).toBeNull()
})

test('the euro price of staff wins over the rate', () => {
  expect(deliveryPrice(row(1, 690, 15), { ...terms, currency: 'EUR' })).toBe(1_500)
})

test('delivery is free from the limit of the method on, and not a hryvnia earlier', () => {
  const free = { ...terms, freeFromUah: 500_000 }
  expect(deliveryPrice(row(1, 690), free)).toBe(0)
  expect(deliveryPrice(row(1, 690), { ...free, goodsUah: 499_900 })).toBe(69_000)
  expect(deliveryPrice(row(1, 690), { ...terms, freeFromUah: null })).toBe(69_000)
})

test('an item of unknown weight is taken for half a kilogram', () => {
  expect(cartWeight([{ count: 2, weightKg: null }])).toBe(1)
  expect(cartWeight([{ count: 2, weightKg: null }], 0.8)).toBe(1.6)
})

test('weights add up without the dust of decimal fractions', () => {
  expect(
    cartWeight([
      { count: 1, weightKg: 0.1 },
      { count: 1, weightKg: 0.2 },
    ]),
  ).toBe(0.3)
  expect(cartWeight([{ count: 1, weightKg: 0.0005 }])).toBe(0.001)
})
