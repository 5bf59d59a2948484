import { WISH_LIFE_MS } from '@shop/contracts/cart/wishlist-limits'
import { changesSince, withChanges } from './wish-changes.ts'

const now = Date.UTC(2026, 10, 21, 10)
const dress = { article: 'DR-1', timestamp: now - 2000 }
const coat = { article: 'CO-1', timestamp: now - 1000 }

test('only changed wishes are sent', () => {
  expect(changesSince([dress], [coat, dress], now)).toEqual([coat])
  expect(changesSince([coat, dress], [dress], now)).toEqual([{ article: 'CO-1', timestamp: now, removed: true }])
  expect(changesSince([coat, dress], [coat, dress], now)).toEqual([])
})

test('taken off and wished for again is a newer wish', () => {
  expect(changesSince([dress], [{ ...dress, timestamp: now }], now)).toEqual([{ ...dress, timestamp: now }])
})

test('a clock that is behind still takes a wish off', () => {
  expect(changesSince([dress], [], dress.timestamp - 5000)).toMatchObject([{ timestamp: dress.timestamp + 1 }])
})

test('a wish that grew too old was not taken off', () => {
  expect(changesSince([dress], [], dress.timestamp + WISH_LIFE_MS + 1)).toEqual([])
})

test('what was pressed while the service was asked stays, prices too', () => {
  const local = [coat, { ...dress, price: { uah: 4990, eur: 111 } }]

  expect(withChanges([dress], [coat], local)).toEqual(local)
  expect(withChanges([coat, dress], [{ ...coat, removed: true }], local)).toEqual([local[1]])
})
