import { dayIn, numberIn, yesIn } from './cells.ts'

test.each([
  ['4990', 4990],
  ['4 990,50', 4990.5],
  ['4\u00a0990', 4990],
  ['4990.5', 4990.5],
  ['4,990.50', 4990.5],
  ['4.990,50', 4990.5],
  ['1,234,567', 1234567],
  ['-3', -3],
  ['+3', 3],
  ['', null],
  ['12a', null],
  ['1e5', null],
  ['--1', null],
  ['1.2.3', null],
  ['0x10', null],
  ['∞', null],
])('%j is the number %j', (text, number) => {
  expect(numberIn(text)).toBe(number)
})

test.each([
  ['2026-11-21', '2026-11-21'],
  ['21.11.2026', '2026-11-21'],
  ['1.2.2026', '2026-02-01'],
  ['2026-11-21T10:00:00Z', '2026-11-21'],
  ['31.02.2026', null],
  ['2026-13-01', null],
  ['1926-01-01', null],
  ['tomorrow', null],
])('%j is the day %j', (text, day) => {
  expect(dayIn(text)).toBe(day)
})

test.each([
  ['1', true],
  ['TRUE', true],
  ['Так', true],
  ['0', false],
  ['no', false],
  ['Ні', false],
  ['maybe', null],
])('%j means %j', (text, meant) => {
  expect(yesIn(text)).toBe(meant)
})
