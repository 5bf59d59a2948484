import { withoutLines, withRestoredLine } from '../src/cart/bundle-lines.ts'
import type { CartLine } from '../src/cart/cart-line.ts'

function cartLine(article: string, bundle: string | null = null, line: Partial<CartLine> = {}): CartLine {
  return { article, size: '36 (S)', count: 1, bundle, timestamp: 1, ...line }
}
const [dress, coat, scarf] = [cartLine('DR-1', 'BN-1'), cartLine('CO-1', 'BN-1'), cartLine('SC-1')]
const tags = (lines: readonly CartLine[]) => lines.map(({ article, bundle }) => [article, bundle])

test('what is left of a bundle is bought on its own', () => {
  expect(tags(withoutLines([dress, coat, scarf], [dress]))).toEqual([
    ['CO-1', null],
    ['SC-1', null],
  ])
})

test('another bundle keeps its price', () => {
  expect(withoutLines([dress, coat, cartLine('CO-1', 'BN-2')], [dress])).toContainEqual(cartLine('CO-1', 'BN-2'))
})

test('a bundle with the dress in two sizes is whole without one of them', () => {
  const larger = { ...dress, size: '40 (L)' }
  expect(withoutLines([dress, larger, coat], [larger])).toEqual([dress, coat])
})

test('an item of a broken bundle joins the line of the same item that is in the cart on its own', () => {
  expect(withoutLines([cartLine('CO-1', null, { count: 2 }), dress, coat], [dress])).toEqual([
    cartLine('CO-1', null, { count: 3 }),
  ])
})

test('an item that comes back makes its bundle whole again, whatever else changed meanwhile', () => {
  const before = [dress, coat]
  const now = [...withoutLines(before, [dress]), scarf]
  expect(withRestoredLine(now, before, dress)).toEqual([dress, coat, scarf])
})

test('an item that comes back to a bundle which is gone comes alone', () => {
  expect(withRestoredLine([scarf], [dress, coat, scarf], dress)).toEqual([{ ...dress, bundle: null }, scarf])
})
