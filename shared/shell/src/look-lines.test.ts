import type { CartLine } from './cart-line.ts'
import { withLineBack, withoutLines } from './look-lines.ts'

function aLine(article: string, bundle: string | null = null, line: Partial<CartLine> = {}): CartLine {
  return { article, size: '36 (S)', count: 1, bundle, timestamp: 1, ...line }
}
const [dress, coat, scarf] = [aLine('DR-1', 'BN-1'), aLine('CO-1', 'BN-1'), aLine('SC-1')]
const tags = (lines: readonly CartLine[]) => lines.map(({ article, bundle }) => [article, bundle])

test('what is left of a look is bought on its own', () => {
  expect(tags(withoutLines([dress, coat, scarf], [dress]))).toEqual([
    ['CO-1', null],
    ['SC-1', null],
  ])
})

test('another look keeps its price', () => {
  expect(withoutLines([dress, coat, aLine('CO-1', 'BN-2')], [dress])).toContainEqual(aLine('CO-1', 'BN-2'))
})

test('a look with the dress in two sizes is whole without one of them', () => {
  const larger = { ...dress, size: '40 (L)' }
  expect(withoutLines([dress, larger, coat], [larger])).toEqual([dress, coat])
})

test('a piece that is in the cart on its own too becomes one line with it', () => {
  expect(withoutLines([aLine('CO-1', null, { count: 2 }), dress, coat], [dress])).toEqual([
    aLine('CO-1', null, { count: 3 }),
  ])
})

test('the piece that comes back makes the look whole again, whatever else changed meanwhile', () => {
  const before = [dress, coat]
  const now = [...withoutLines(before, [dress]), scarf]
  expect(withLineBack(now, before, dress)).toEqual([dress, coat, scarf])
})

test('a piece that comes back to a look which is gone comes alone', () => {
  expect(withLineBack([scarf], [dress, coat, scarf], dress)).toEqual([{ ...dress, bundle: null }, scarf])
})
