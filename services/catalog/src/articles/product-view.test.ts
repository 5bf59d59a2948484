import { monthAndDay } from './product-view.ts'

test('a day is shown as month and day', () => {
  expect(monthAndDay('2026-12-05')).toEqual({ month: 12, day: 5 })
})
