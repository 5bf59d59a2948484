import { oneOf, seededRandom } from '../../../../shared/testing/src/seeded.ts'
import { anArticle, aSize, shelf } from '../../test/an-article.ts'
import { demoParts } from '../../test/demo-parts.ts'
import { searchIn } from '../../test/search-in-demo.ts'
import type { ListedArticle } from '../articles/article.ts'

const title = (uk: string, en: string) => ({ uk, en })
const dress = { title: title('Сукня чорна', 'Black dress') }

/** A shop with these articles, each with something on its shelf unless it says otherwise. */
async function shopWith(articles: Partial<ListedArticle>[], soldOut: string[] = []) {
  const all = articles.map(about => anArticle({ model: `model-${about.article}`, sizes: [aSize()], ...about }))
  all.sort((one, other) => (one.article < other.article ? -1 : 1))
  const shelves = new Map(all.map(({ article }) => [article, shelf({ '36 (S)': soldOut.includes(article) ? 0 : 2 })]))
  const search = await searchIn({ ...demoParts(), articles: all, details: all, shelves })
  return (query: string) => search(query).list.map(({ article }) => article)
}

test('among equals the newest stands first and what is sold out last', async () => {
  const search = await shopWith(
    [
      { ...dress, article: 'A-1', published_on: '2026-01-01' },
      { ...dress, article: 'A-2', published_on: '2026-03-01' },
      { ...dress, article: 'A-3', published_on: '2026-02-01' },
      { ...dress, article: 'A-4', published_on: '2026-04-01' },
    ],
    ['A-4'],
  )
  expect(search('сукня')).toEqual(['A-2', 'A-3', 'A-1', 'A-4'])
})

test('the very word stands before its beginning, an ending, a synonym', async () => {
  const bare = { category: 'of-no-name' }
  const search = await shopWith([
    { ...bare, article: 'A-1', title: title('Плаття лляне', 'Linen frock'), published_on: '2026-05-01' },
    { ...bare, article: 'A-2', title: title('Сукнею звана', 'So called'), published_on: '2026-04-01' },
    { ...bare, article: 'A-3', title: title('Сукняна накидка', 'Cloth wrap'), published_on: '2026-03-01' },
    { ...bare, article: 'A-4', title: title('Сукня чорна', 'Black one'), published_on: '2026-01-01' },
  ])
  expect(search('сукня')).toEqual(['A-4', 'A-3', 'A-2'])
  expect(search('плаття')).toEqual(['A-1', 'A-2', 'A-4'])
})

test('a plain colour stands before the same one in a pattern', async () => {
  const search = await shopWith([
    { article: 'A-1', color: 'black', title: title('Сукня чорна', 'Black dress'), published_on: '2026-01-01' },
    {
      article: 'A-2',
      color: 'black-floral',
      title: title('Сукня чорна у квіти', 'Black floral dress'),
      published_on: '2026-05-01',
    },
  ])
  expect(search('чорна сукня')).toEqual(['A-1', 'A-2'])
  expect(search('сукня')).toEqual(['A-2', 'A-1'])
})

test('two heights of one garment take one position: the usual one, or the one that can be had, or the one named', async () => {
  const heights = [
    { ...dress, model: 'm', article: 'A-1-L', height: '170-177' },
    { ...dress, model: 'm', article: 'A-1-R', height: '160-167' },
  ]
  const inStock = await shopWith(heights)
  const regularSoldOut = await shopWith(heights, ['A-1-R'])

  expect(inStock('сукня')).toEqual(['A-1-R'])
  expect(regularSoldOut('сукня')).toEqual(['A-1-L'])
})

test('all words have to agree; only when none agrees with all are fewer enough', async () => {
  const search = await searchIn()
  const both = search('чорна сукня')

  expect(both.count).toBeGreaterThan(0)
  const looks = both.list.map(({ title, color }) => `${color.title.en} ${title.en}`)
  expect(looks.filter(text => !/black.*dress/i.test(text))).toEqual([])
  expect(search('чорна шкіряна сукня').list[0]).toMatchObject({
    title: { en: expect.stringMatching(/dress/i) },
    color: { name: 'black' },
  })
  expect(search('шкіряна зелена шапка мрії').count).toBe(0)
})

test('where nothing has all words, the kind of garment goes first: a black coat is a coat', async () => {
  const worn = { description: title('Вдягніть під чорне пальто', 'Wear it under a black coat') }
  const search = await shopWith([
    { ...dress, ...worn, article: 'A-1', category: 'dresses', color: 'black' },
    { article: 'A-2', color: 'camel', title: title('Пальто з поясом', 'Belted coat'), published_on: '2026-01-01' },
    { article: 'A-3', color: 'camel', title: title('Пальто довге', 'Long coat'), ...worn, published_on: '2025-12-01' },
  ])
  for (const query of ['coat black', 'чорне пальто', 'плащ чорний'])
    expect([query, search(query)]).toEqual([query, ['A-3', 'A-2']])
})

test('says which words of the titles were found', async () => {
  const search = await searchIn()

  expect(search('МАКСІ сукню').matched).toEqual(expect.arrayContaining(['максі', 'Сукня']))
  expect(search('plattia', 3).matched).toEqual(expect.arrayContaining(['Сукня']))
  expect(search('сукня-футляр').matched).toContain('Сукня-футляр')
  expect(search('льон').matched).toEqual([])
})

test('whatever is typed is answered, and soon', async () => {
  const search = await searchIn()
  const random = seededRandom(100)
  const signs = [...'абвгїєґ’ʼabcxyz0129 -_.;\'"\\/{}[]()<>*+?$^|%&#@~`\u0000\u0301\u200b\ud83d👗']
  for (let turn = 0; turn < 200; turn++) {
    const text = Array.from({ length: 1 + Math.floor(random() * 100) }, () => oneOf(random, signs)).join('')
    expect(search(text, 1).count).toBeGreaterThanOrEqual(0)
  }
})

test('words mean the same however often they are asked for, and however many others between', async () => {
  const search = await searchIn()
  const first = search('чорна сукня')
  for (let turn = 0; turn < 1200; turn++) search(`слово${turn} чорна`, 1)

  expect(search('чорна сукня')).toEqual(first)
})

test('a word that another catalogue has is found there', async () => {
  const plain = await shopWith([dress].map(about => ({ ...about, article: 'A-1' })))
  expect(plain('зелена сукня')).toEqual(['A-1'])
  const green = await shopWith([
    { ...dress, article: 'A-1' },
    { title: title('Сукня зелена', 'Green dress'), article: 'A-2' },
  ])

  expect(green('зелена сукня')).toEqual(['A-2'])
})
