import { aCartLine, aQuote } from '../../../../test/goods.ts'
import { fitLines } from './fit-lines.ts'

const answer = (lines: object[], gone: { article: string; size: string }[] = []) => ({
  quote: aQuote(lines),
  quote_hash: '',
  gone,
})

test('leaves a cart alone that the stock can cover', () => {
  const lines = [aCartLine({ count: 5 })]

  expect(fitLines(lines, answer([{ count: 5, available: 5 }]))).toEqual({ lines, changes: [] })
})

test('takes as many items as are left, and says so', () => {
  const line = aCartLine({ count: 3 })

  expect(fitLines([line], answer([{ count: 3, available: 1 }]))).toEqual({
    lines: [{ ...line, count: 1 }],
    changes: [{ line, count: 1 }],
  })
})

test('takes a line out when nothing is left of it', () => {
  const line = aCartLine()

  expect(fitLines([line], answer([{ available: 0 }]))).toEqual({ lines: [], changes: [{ line, count: 0 }] })
})

test('takes a line out whose article is not sold any more', () => {
  const [gone, kept] = [aCartLine({ article: 'OLD-1' }), aCartLine()]

  const { lines } = fitLines([gone, kept], answer([{}], [{ article: 'OLD-1', size: '36 (S)' }]))

  expect(lines).toEqual([kept])
})

test('a size that stands in the cart alone and in a bundle gets what the first line leaves', () => {
  const [alone, inLook] = [aCartLine({ count: 2 }), aCartLine({ count: 2, bundle: 'LOOK-1' })]

  const { lines } = fitLines(
    [alone, inLook],
    answer([
      { count: 2, available: 3 },
      { count: 2, available: 1 },
    ]),
  )

  expect(lines.map(({ count }) => count)).toEqual([2, 1])
})

test('an item of a bundle that is partly sold out is bought on its own', () => {
  const [dress, coat] = [aCartLine({ bundle: 'LOOK-1' }), aCartLine({ article: 'CO-1', bundle: 'LOOK-1' })]

  const { lines } = fitLines([dress, coat], answer([{ available: 0 }, { article: 'CO-1' }]))

  expect(lines).toEqual([{ ...coat, bundle: null }])
})
