import { DAY_MS, HOUR_MS } from '@shop/calendar/durations'
import { WISH_LIFE_MS } from '@shop/contracts/cart/wishlist-limits'
import { lastDays, priceDrop } from './wish-marks.ts'

test.each([
  ['lower', { uah: 4990, eur: 111 }, { uah: 3990, eur: 88.7 }, { uah: 1000, eur: 22.3 }],
  ['the same', { uah: 4990, eur: 111 }, { uah: 4990, eur: 111 }, null],
  ['higher', { uah: 4990, eur: 111 }, { uah: 5490, eur: 122 }, null],
  ['lower only by the rate of the euro', { uah: 4990, eur: 111 }, { uah: 4990, eur: 105 }, null],
  ['unknown, as with a wish from another device', undefined, { uah: 4990, eur: 111 }, null],
])('a price that is %s', (_, then, now, drop) => {
  expect(priceDrop(then, now)).toEqual(drop)
})

test.each([
  ['just wished for', 0, null],
  ['25 days ago and an hour', 25 * DAY_MS + HOUR_MS, 5],
  ['24 days and 23 hours ago', 25 * DAY_MS - HOUR_MS, null],
  ['an hour before it goes', WISH_LIFE_MS - HOUR_MS, 1],
  ['past its time while the page is open', WISH_LIFE_MS + HOUR_MS, 1],
])('%s', (_, age, days) => {
  expect(lastDays({ timestamp: 0 }, age)).toBe(days)
})
