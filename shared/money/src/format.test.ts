import { formatBounds, formatMoney } from './format.ts'

const nbsp = String.fromCharCode(0xa0)

test('prices in hryvnias have no kopiyky and never break over two lines', () => {
  expect(formatMoney('uk', { amount: 1_249_000, currency: 'UAH' })).toBe(`12${nbsp}490${nbsp}₴`)
})

test('prices in euros always show cents', () => {
  expect(formatMoney('en', { amount: 24_990, currency: 'EUR' })).toBe('€249.90')
  expect(formatMoney('en', { amount: 25_000, currency: 'EUR' })).toBe('€250.00')
})

test('each language writes the other currency by its own rules', () => {
  expect(formatMoney('uk', { amount: 24_990, currency: 'EUR' })).toBe(`249,90${nbsp}€`)
  expect(formatMoney('en', { amount: 1_249_000, currency: 'UAH' })).toBe('UAH\u00a012,490')
})

test('kopiyky on an invoice are not hidden', () => {
  expect(formatMoney('uk', { amount: 123_450, currency: 'UAH' })).toBe(`1${nbsp}234,50${nbsp}₴`)
})

test('bounds of a price have no cents and name their currency as the language does', () => {
  expect(formatBounds('uk', 'UAH', 100_000, 400_000)).toBe(`1${nbsp}000–4${nbsp}000${nbsp}₴`)
  expect(formatBounds('en', 'EUR', 100_000, 400_000)).toBe('€1,000 – €4,000')
  expect(formatBounds('en', 'UAH', 100_000, 400_000)).toBe(`UAH${nbsp}1,000–4,000`)
  expect(formatBounds('en', 'EUR', 25_000)).toBe('€250')
})
