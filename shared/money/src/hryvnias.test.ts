import { formatHryvnias } from './hryvnias.ts'

test('a Ukrainian reads the sign of the hryvnia, anybody else its code', () => {
  expect(formatHryvnias('uk', 20_811)).toMatch(/^20\s811\s₴$/)
  expect(formatHryvnias('en', 20_811)).toMatch(/^UAH\s20,811$/)
})
