import { openUntil } from './open-now.ts'

const day = { from: '10:00', to: '20:00' }
const short = { from: '11:00', to: '18:00' }
const hours = [day, day, day, day, day, short, null]

test.each([
  ['on Monday at ten in Kyiv', '2026-11-23T08:00:00Z', '20:00'],
  ['a minute before', '2026-11-23T07:59:00Z', null],
  ['on Monday at eight in the evening', '2026-11-23T18:00:00Z', null],
  ['on Saturday at noon', '2026-11-28T10:00:00Z', '18:00'],
  ['on Sunday', '2026-11-29T10:00:00Z', null],
  ['in summer, when Kyiv is three hours ahead', '2026-07-20T07:00:00Z', '20:00'],
])('%s', (_, moment, until) => {
  expect(openUntil(hours, Date.parse(moment))).toBe(until)
})
