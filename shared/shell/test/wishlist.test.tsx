import { MAX_WISHES, WISH_LIFE_MS } from '@shop/contracts/cart/wishlist-limits'
import { $wishlist, dropExpiredWishes, toggleWish } from '../src/wishlist/wishlist.ts'

beforeEach(() => $wishlist.set([]))

test('a heart pressed twice is as it was', () => {
  expect(toggleWish('DR-1')).toBe('added')
  expect(toggleWish('DR-1')).toBe('removed')
  expect($wishlist.get()).toEqual([])
})

test('the newest wish is first and remembers what it cost', () => {
  toggleWish('DR-1')
  toggleWish('CO-1', { uah: 4990, eur: 111 })

  expect($wishlist.get()).toMatchObject([{ article: 'CO-1', price: { uah: 4990, eur: 111 } }, { article: 'DR-1' }])
  expect(JSON.parse(localStorage.getItem('wishlist') ?? '')).toHaveLength(2)
})

test('a full wishlist takes nothing more and keeps what it has', () => {
  for (let n = 1; n <= MAX_WISHES; n++) expect(toggleWish(`DR-${n}`)).toBe('added')

  expect(toggleWish('CO-1')).toBe('full')
  expect(toggleWish('DR-1')).toBe('removed')
  expect(toggleWish('CO-1')).toBe('added')
})

test('wishes of more than 30 days are dropped', () => {
  toggleWish('DR-1')

  dropExpiredWishes(Date.now() + WISH_LIFE_MS + 1)

  expect($wishlist.get()).toEqual([])
})
