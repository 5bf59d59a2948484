import { countedText, formatPercent, formatRate, formatShare, typedNumber, writtenNumber } from './numbers.ts'

test('a rate has two decimals, with the comma of Ukrainian and the point of English', () => {
  expect([formatRate(48.7, 'uk'), formatRate(48.7, 'en')]).toEqual(['48,70', '48.70'])
})

test.each([
  [8.3, '+8,3 %'],
  [-20, '−20 %'],
  [0, '0 %'],
])('a change of %s is written as %s', (percent, text) => {
  expect(formatPercent(percent, 'uk')).toBe(text)
})

test('a share has no sign', () => {
  expect([formatShare(3.44, 'uk'), formatShare(100, 'en')]).toEqual(['3,4\u00a0%', '100%'])
})

test.each(['uk', 'en'] as const)('what stands in a field is understood when it is sent unchanged (%s)', locale => {
  for (const value of [0.5, 1250, 46.55, null]) expect(typedNumber(writtenNumber(value, locale))).toBe(value)
})

test('of a thousand and more it is only said that there are more', () => {
  expect([countedText(0), countedText(999), countedText(1000)]).toEqual(['0', '999', '999+'])
})
