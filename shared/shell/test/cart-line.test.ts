import { CART_LINE_LIFE_MS } from '@shop/contracts/cart/cart-limits'
import { type CartLine, cartItemCount, isSavedCart, readLines, withoutExpired } from '../src/cart/cart-line.ts'

const NOW = 1_800_000_000_000

function cartLine(changes: Partial<CartLine> = {}): CartLine {
  return { article: 'DR-1', size: '36 (S)', count: 1, bundle: null, timestamp: NOW, ...changes }
}

test('a line of two hours is kept, an older one and an empty one are dropped', () => {
  const kept = cartLine({ timestamp: NOW - CART_LINE_LIFE_MS })
  const tooOld = cartLine({ article: 'DR-2', timestamp: NOW - CART_LINE_LIFE_MS - 1 })
  const empty = cartLine({ article: 'DR-3', count: 0 })

  expect(withoutExpired([kept, tooOld, empty], NOW)).toEqual([kept])
})

test('the cart counts items, not lines', () => {
  expect(cartItemCount([cartLine({ count: 2 }), cartLine({ article: 'DR-2', count: 3 })])).toBe(5)
})

test.each(['', 'null', '{}', '[1,null,"x"]', '[{"article":"DR-1"}]', 'not json'])(
  'a stored value is not trusted: %s is an empty cart',
  stored => {
    expect(readLines(stored)).toEqual([])
  },
)

test('a stored line with more items than anybody may order is not taken', () => {
  expect(readLines(JSON.stringify([cartLine({ count: 100 }), cartLine({ article: 'DR-2', count: 99 })]))).toHaveLength(
    1,
  )
})

test('a stored cart comes back', () => {
  const lines = [cartLine(), cartLine({ article: 'DR-2', bundle: 'BN-1' })]

  expect(readLines(JSON.stringify(lines))).toEqual(lines)
})

test('the last confirmed cart is used only when it is whole', () => {
  expect(isSavedCart({ version: 3, lines: [cartLine(), cartLine({ article: 'DR-2' })] })).toBe(true)
  expect(isSavedCart({ version: 0, lines: [] })).toBe(true)
  for (const cart of [null, [], {}, { lines: [] }, { version: '3', lines: [] }, { version: 3, lines: {} }])
    expect(isSavedCart(cart)).toBe(false)
  for (const line of [null, cartLine({ count: 0 }), cartLine({ count: 1.5 }), { ...cartLine(), size: 36 }])
    expect(isSavedCart({ version: 3, lines: [cartLine(), line] })).toBe(false)
})
