import { garmentsOf } from './garments.ts'
import type { ProductCard } from './products.ts'

function aCard(about: Partial<ProductCard>): ProductCard {
  const text = { uk: 'Сукня', en: 'Dress' }
  return {
    article: 'DR-1-BLK-R',
    model: 'dress',
    title: text,
    category: 'dresses',
    collection: 'spring',
    color: { name: 'black', title: text, hex: '#000000' },
    height: '160-167',
    sizes: [aSize(4990)],
    previewImages: [],
    badges: [],
    own_discount_percent: 0,
    start_sale_date: null,
    preorder: null,
    colors: [],
    ...about,
  }
}

function aSize(uah: number): ProductCard['sizes'][number] {
  const price = { uah, eur: 111 }
  return {
    ...{ name: '36 (S)', short_name: 'S', count: 2, preorder: false },
    ...{ price, price_without_discount: null, weight: 0.4 },
  }
}

const regular = aCard({})
const tall = aCard({ article: 'DR-1-BLK-L', height: '170-177' })
const articles = (cards: ProductCard[]) => garmentsOf(cards).map(heights => heights.map(({ article }) => article))

test('two heights of one dress beside each other are one dress', () => {
  expect(articles([regular, tall])).toEqual([['DR-1-BLK-R', 'DR-1-BLK-L']])
})

test.each([
  ['another model', { model: 'coat' }],
  ['another colour', { color: { ...tall.color, name: 'red' } }],
  ['the same height', { height: '160-167' }],
  ['another price', { sizes: [aSize(5490)] }],
  ['nothing left', { badges: ['sold_out'] as const }],
  ['a sale that is still to begin', { start_sale_date: '2026-12-01' }],
])('with %s it is a card of its own', (_, difference) => {
  expect(articles([regular, { ...tall, ...difference } as ProductCard])).toHaveLength(2)
})

test('heights that stand apart in the list stay apart', () => {
  expect(articles([regular, aCard({ article: 'CO-1', model: 'coat' }), tall])).toHaveLength(3)
})

test('the height that can be had at once speaks for the garment, not the one that is awaited', () => {
  const awaited = { ...regular, badges: ['preorder'] } as ProductCard

  expect(articles([awaited, tall])).toEqual([['DR-1-BLK-L', 'DR-1-BLK-R']])
})
