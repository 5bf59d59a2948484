import { personalPrice } from './personal-price.ts'

const full = { price: { uah: 10990, eur: 245 }, price_without_discount: null }
const onSale = (uah: number, eur: number) => ({ ...full, price: { uah, eur }, price_without_discount: full.price })

test('the customer pays the list price less the personal percent, in the currency on the screen', () => {
  expect(personalPrice(full, 10, 'UAH')).toEqual({
    kind: 'personal',
    amount: 9891,
    currency: 'UAH',
    replacesSale: false,
  })
  expect(personalPrice(full, 10, 'EUR')).toMatchObject({ amount: 220.5, currency: 'EUR' })
})

test('a sale of the item that is greater than the personal percent stays', () => {
  expect(personalPrice(onSale(7693, 171.5), 10, 'UAH')).toEqual({ kind: 'own', percent: 30 })
})

test('a sale smaller than the personal percent gives way, and a tie goes to the customer', () => {
  expect(personalPrice(onSale(10441, 232.75), 10, 'UAH')).toMatchObject({ amount: 9891, replacesSale: true })
  expect(personalPrice(onSale(9891, 220.5), 10, 'UAH')).toMatchObject({ kind: 'personal' })
})

test('without a personal percent there is no personal price', () => {
  expect(personalPrice(full, 0, 'UAH')).toBeNull()
})
