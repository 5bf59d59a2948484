import { DAY_MS } from '@shop/calendar/durations'
import { MAX_WISHES, WISH_LIFE_MS } from '@shop/contracts/cart/wishlist-limits'
import { mergeWishes, replaceWishes, type WishEntry, wishesOf } from './wishlist.ts'

const now = Date.UTC(2026, 10, 21, 10)

const dress = { article: 'DR-1', timestamp: now - 2 * DAY_MS }
const coat = { article: 'CO-1', timestamp: now - DAY_MS }
const gone = (wish: typeof dress, timestamp = now) => ({ ...wish, timestamp, removed: true })

function kept(...wishes: { article: string; timestamp: number; removed?: boolean }[]): WishEntry[] {
  return wishes.map(wish => ({ removed: false, ...wish }))
}

const shown = (entries: WishEntry[]) => wishesOf(entries, now)

test('two lists become one, newest first, each article once', () => {
  expect(shown(mergeWishes(kept(dress), [coat], now))).toEqual([coat, dress])
})

test('a wish that both lists have keeps the newer time', () => {
  const newer = { ...dress, timestamp: now - DAY_MS / 2 }

  expect(shown(mergeWishes(kept(dress), [newer], now))).toEqual([newer])
  expect(shown(mergeWishes(kept(newer), [dress], now))).toEqual([newer])
})

test('a wish that one device removed stays removed, though another still has it', () => {
  const list = mergeWishes(kept(dress, coat), [gone(dress)], now)

  expect(shown(mergeWishes(list, [dress, coat], now))).toEqual([coat])
})

test('a wish that was added again after it was removed is back', () => {
  const again = { ...dress, timestamp: now }

  expect(shown(mergeWishes(kept(gone(dress, now - DAY_MS)), [again], now))).toEqual([again])
})

test.each([
  ['adding and removing', [dress], [gone(dress)]],
  ['two articles', [dress], [coat]],
  ['at the same moment', [{ ...dress, timestamp: now }], [gone(dress)]],
])('the order in which devices save makes no difference: %s', (_, one, other) => {
  const there = mergeWishes(mergeWishes([], one, now), other, now)
  const back = mergeWishes(mergeWishes([], other, now), one, now)

  expect(there).toEqual(back)
  expect(mergeWishes(there, one, now)).toEqual(there)
})

test('wishes of more than 30 days are dropped, on both sides', () => {
  const old = { article: 'OL-1', timestamp: now - WISH_LIFE_MS - 1 }
  const last = { article: 'LA-1', timestamp: now - WISH_LIFE_MS }

  expect(shown(mergeWishes(kept(old), [{ ...old, article: 'OL-2' }, last], now))).toEqual([last])
})

test('a clock that runs ahead does not win for ever', () => {
  const early = mergeWishes([], [{ ...dress, timestamp: now + DAY_MS }], now)

  expect(shown(early)).toEqual([{ ...dress, timestamp: now }])
  expect(wishesOf(mergeWishes(early, [gone(dress, now + 1)], now + 1), now + 1)).toEqual([])
})

test('a replaced list is what was sent, and what was left out is removed on every device', () => {
  const list = replaceWishes(kept(dress), [coat], now)

  expect(shown(list)).toEqual([coat])
  expect(shown(mergeWishes(list, [dress], now))).toEqual([coat])
})

test('a full list keeps the newest', () => {
  const many = Array.from({ length: MAX_WISHES }, (_, n) => ({ article: `DR-${n}`, timestamp: now - n - 1 }))
  const list = shown(mergeWishes(kept(...many), [{ article: 'CO-1', timestamp: now }], now))

  expect(list).toHaveLength(MAX_WISHES)
  expect(list[0]?.article).toBe('CO-1')
})
