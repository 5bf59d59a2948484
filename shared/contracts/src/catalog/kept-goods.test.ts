import { type KeptGoods, readKeptGoods, withGoods } from './kept-goods.ts'

const text = (uk: string) => ({ uk, en: uk })
const words = { description: text('опис'), composition: text('вовна'), care: text('прати') }

function goods(article: string, more: Partial<KeptGoods> = {}): KeptGoods {
  return { article, title: text(article), picture: `${article}.webp`, color: null, height: null, ...more }
}

const articles = (kept: readonly KeptGoods[]) => kept.map(({ article }) => article)

test('what was seen last stands first, each article once', () => {
  const kept = withGoods([goods('A'), goods('B')], [goods('C'), goods('B')])

  expect(articles(kept)).toEqual(['C', 'B', 'A'])
})

test('a card that knows less takes nothing away, and a new title takes the place of the old one', () => {
  const known = goods('A', { color: text('чорний'), height: '160-167', words })
  const [kept] = withGoods([known], [goods('A', { title: text('Нова назва') })])

  expect(kept).toEqual({ ...known, title: text('Нова назва') })
})

test('a card and its page that come together are one article with its words', () => {
  expect(withGoods([], [goods('A', { words }), goods('A')])).toEqual([goods('A', { words })])
})

test('two hundred articles are kept, and the words of the thirty last pages', () => {
  const many = Array.from({ length: 250 }, (_, at) => goods(`A-${at}`, { words }))
  const kept = withGoods([], many)

  expect(kept).toHaveLength(200)
  expect(kept.filter(({ words }) => words)).toEqual(kept.slice(0, 30))
})

test.each([null, 'nonsense', '{}', '[{"article":1}]', '[null]', '[{"article":"A","title":"A"}]'])(
  'storage that holds %s holds no goods',
  stored => {
    expect(readKeptGoods(() => stored)).toEqual([])
  },
)

test('storage that is forbidden holds no goods', () => {
  const forbidden = () => {
    throw new DOMException('denied', 'SecurityError')
  }

  expect(readKeptGoods(forbidden)).toEqual([])
})

test('what was written is read again', () => {
  const kept = [goods('A', { words, color: text('чорний'), picture: null }), goods('B')]

  expect(readKeptGoods(() => JSON.stringify(kept))).toEqual(kept)
})
