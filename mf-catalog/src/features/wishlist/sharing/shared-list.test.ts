import { addressOf, sharedArticles } from './shared-list.ts'

const read = (query: string) => sharedArticles(new URLSearchParams(query))

test('the address of a list shows that list', () => {
  const address = addressOf(['DR-1042-BUR-R', 'CO-3001-CAM-L'], 'https://levada.ua')

  expect(address).toBe('https://levada.ua/wishlist?articles=DR-1042-BUR-R,CO-3001-CAM-L')
  expect(read(new URL(address).search)).toEqual(['DR-1042-BUR-R', 'CO-3001-CAM-L'])
})

test.each([
  ['no list', '', null],
  ['an empty list', 'articles=', []],
  ['an article twice', 'articles=DR-1,DR-1', ['DR-1']],
  ['what is no article', 'articles=DR-1,<b>,%00,../etc', ['DR-1']],
  ['small letters and spaces of a retyped address', 'articles=dr-1,%20co-1', ['DR-1', 'CO-1']],
])('an address with %s', (_, query, articles) => {
  expect(read(query)).toEqual(articles)
})

test('an address shows no more than a wishlist holds', () => {
  expect(read(`articles=${Array.from({ length: 300 }, (_, n) => `DR-${n}`).join()}`)).toHaveLength(100)
})
