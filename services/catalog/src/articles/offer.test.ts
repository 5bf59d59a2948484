import { anArticle, aReducedSize, aSize, shelf } from '../../test/an-article.ts'
import { badgesOf } from './badges.ts'
import { offerOn } from './offer.ts'

const RATE = 4500
const today = '2026-11-21'

function makeOffer(
  about: Parameters<typeof anArticle>[0],
  available: Record<string, number>,
  isOfCurrentCollection = false,
) {
  const article = anArticle(about)
  const offer = offerOn(today, RATE, article, shelf(available))
  return { ...offer, badges: badgesOf(today, article, offer, { isOfCurrentCollection }) }
}

const inStock = { '36 (S)': 2, '38 (M)': 1 }

describe('price', () => {
  test('a price without euros gets whole ones by the rate', () => {
    const { sizes } = makeOffer({ sizes: [aSize({ price: { uah: 499_000, eur: null } })] }, inStock)
    expect(sizes[0]?.price).toEqual({ uah: 499_000, eur: 11_100 })
  })

  test('euros that staff entered do not follow the rate', () => {
    const { sizes } = makeOffer({ sizes: [aSize({ price: { uah: 499_000, eur: 9_950 } })] }, inStock)
    expect(sizes[0]?.price.eur).toBe(9_950)
  })

  test('the own discount is that of the cheapest size that can be bought', () => {
    const sizes = [aReducedSize(), aReducedSize({ name: '38 (M)', price: { uah: 450_000, eur: null } })]
    expect(makeOffer({ sizes }, inStock).discount).toBe(20)
    expect(makeOffer({ sizes }, { '38 (M)': 1 }).discount).toBe(10)
    expect(makeOffer({ sizes }, {}).discount).toBe(0)
  })

  test('a "list price" at or below the price is no discount', () => {
    const { discount, sizes } = makeOffer(
      { sizes: [aSize({ price_without_discount: { uah: 400_000, eur: null } })] },
      inStock,
    )
    expect(discount).toBe(0)
    expect(sizes[0]?.list).toEqual(sizes[0]?.price)
  })

  test.each([
    ['the day before it starts', '2026-11-22', 500_000],
    ['on the day it starts', '2026-11-21', 400_000],
    ['when it holds already', null, 400_000],
  ])('the price of a sale %s', (_when, start_sale_date, uah) => {
    expect(makeOffer({ start_sale_date, sizes: [aReducedSize()] }, inStock).sizes[0]?.price.uah).toBe(uah)
  })
})

describe('badges', () => {
  test.each([
    ['today', '2026-11-21', ['new']],
    ['30 days ago', '2026-10-22', ['new']],
    ['31 days ago', '2026-10-21', []],
    ['tomorrow', '2026-11-22', []],
  ])('published %s', (_when, published_on, badges) => {
    expect(makeOffer({ published_on }, inStock).badges).toEqual(badges)
  })

  test('an old article of the current collection is new', () => {
    expect(makeOffer({}, inStock, true).badges).toEqual(['new'])
  })

  test.each([
    ['today', '2026-11-21', ['sale']],
    ['tomorrow', '2026-11-22', ['sale_soon']],
    ['in 14 days', '2026-12-05', ['sale_soon']],
    ['in 15 days', '2026-12-06', []],
  ])('a sale that starts %s', (_when, start_sale_date, badges) => {
    expect(makeOffer({ start_sale_date, sizes: [aReducedSize()] }, inStock).badges).toEqual(badges)
  })

  test('a start without a reduced price promises nothing', () => {
    expect(makeOffer({ start_sale_date: '2026-11-30' }, inStock).badges).toEqual([])
  })

  test('nothing on the shelf is sold out', () => {
    expect(makeOffer({}, {}).badges).toEqual(['sold_out'])
  })

  test.each([
    ['waits for its day', '2026-11-21', {}, ['preorder']],
    ['is late', '2026-11-20', {}, ['sold_out']],
    ['has come already', '2026-12-01', inStock, []],
    ['completes the sizes on the shelf', '2026-12-01', { '36 (S)': 2 }, []],
  ])('a pre-order that %s', (_what, preorder_on, available, badges) => {
    expect(makeOffer({ preorder_on }, available).badges).toEqual(badges)
  })
})

describe('sold in advance', () => {
  const inAdvance = (preorder_on: string | null, shelfNow: ReturnType<typeof shelf>) => {
    const { sizes, toBeHad, preorderOn } = offerOn(today, RATE, anArticle({ preorder_on }), shelfNow)
    const names = sizes.filter(({ preorder }) => preorder).map(({ size }) => size.name)
    return { names, toBeHad: toBeHad.length, preorderOn }
  }

  test('are the sizes that the shelf has not', () => {
    expect(inAdvance('2026-12-01', shelf({ '36 (S)': 1 }))).toEqual({
      names: ['38 (M)'],
      toBeHad: 2,
      preorderOn: '2026-12-01',
    })
  })

  test('is not a size of which as many are promised as staff allow', () => {
    expect(inAdvance('2026-12-01', shelf({}, { '36 (S)': 0, '38 (M)': 3 })).names).toEqual(['38 (M)'])
  })

  test.each([
    ['an article that nobody awaits', null, shelf({})],
    ['an article whose day has passed', '2026-11-20', shelf({})],
    ['an article with every size on the shelf', '2026-12-01', shelf(inStock)],
    ['an article that is promised out', '2026-12-01', shelf({}, { '36 (S)': 0, '38 (M)': 0 })],
  ])('is not %s, and no day is named', (_what, preorder_on, shelfNow) => {
    expect(inAdvance(preorder_on, shelfNow)).toMatchObject({ names: [], preorderOn: null })
  })
})
