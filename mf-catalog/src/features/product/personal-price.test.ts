import { personalPrice } from './personal-price.ts'

const full = { price: { uah: 10990, eur: 245 }, price_without_discount: null }
const onSale = (uah: number, eur: number) => ({ ...full, price: { uah, eur }, price_without_discount: full.price })

test('a customer pays her percent less than the list price, in the currency she sees', () => {
  expect(personalPrice(full, 10, 'UAH')).toEqual({
    kind: 'personal',
    amount: 9891,
    currency: 'UAH',
    replacesSale: false,
  })
  expect(personalPrice(full, 10, 'EUR')).toMatchObject({ amount: 220.5, currency: 'EUR' })
})

test('a greater sale of the piece itself stays', () => {
  expect(personalPrice(onSale(7693, 171.5), 10, 'UAH')).toEqual({ kind: 'own', percent: 30 })
})

test('a smaller sale gives way, and a tie goes to the customer', () => {
  expect(personalPrice(onSale(10441, 232.75), 10, 'UAH')).toMatchObject({ amount: 9891, replacesSale: true })
  expect(personalPrice(onSale(9891, 220.5), 10, 'UAH')).toMatchObject({ kind: 'personal' })
})

test('without a percent of her own there is nothing to say', () => {
  expect(personalPrice(full, 0, 'UAH')).toBeNull()
})
