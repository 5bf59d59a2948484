import { HOUR_MS } from '@shop/calendar/durations'
import { type Announcement, isConfirmable, stillAnnounced } from './stock-alert.ts'

const announced_at = new Date('2026-11-21T10:00:00Z')
const after = (hours: number) => new Date(announced_at.getTime() + hours * HOUR_MS)
const announcement = (count: number): Announcement => ({
  article: 'A-1',
  size: 'S',
  count,
  announced_at,
  informing: [],
  revision: 1,
})

test.each([
  ['all of them lie on the shelf', 2, 2, 1, 2],
  ['one was sold meanwhile', 2, 1, 1, 1],
  ['all were sold', 2, 0, 1, 0],
  ['more came', 2, 5, 1, 2],
  ['nobody bought them within a day', 2, 2, 24, 0],
])(
  'of the items announced to the line, when %s: %s announced, %s there, %s h later',
  (_, count, available, hours, left) => {
    expect(stillAnnounced(announcement(count), available, after(hours))).toBe(left)
  },
)

test('an alert that has been confirmed is confirmed again at any time, another one until it expires', () => {
  const alert = { expires_at: announced_at } as Parameters<typeof isConfirmable>[0]
  expect(isConfirmable({ ...alert, state: 'asked' }, after(-1))).toBe(true)
  expect(isConfirmable({ ...alert, state: 'asked' }, after(0))).toBe(false)
  expect(isConfirmable({ ...alert, state: 'informed' }, after(100))).toBe(true)
})
