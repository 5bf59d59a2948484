import { addMonths } from './use-month.ts'

test.each([
  ['2026-11', 1, '2026-12'],
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
  ['2026-11', -12, '2025-11'],
  ['2026-03', -15, '2024-12'],
])('%s and %i months make %s', (month, months, expected) => {
  expect(addMonths(month, months)).toBe(expected)
})
