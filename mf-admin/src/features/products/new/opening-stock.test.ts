import { fillEmptyCounts, openingOf, stockKey } from './opening-stock.ts'

const short = { article: 'DR-1-BLA-160', color: 'black', height: '160-167' }
const tall = { article: 'DR-1-BLA-170', color: 'black', height: '170-177' }
const sizes = ['36 (S)', '38 (M)']

test('only sizes with items are sent; what is no number is sent for the contract to refuse', () => {
  const typed = {
    [stockKey(short, '36 (S)')]: ' 12 ',
    [stockKey(short, '38 (M)')]: '0',
    [stockKey(tall, '38 (M)')]: 'few',
  }

  expect(openingOf(short, sizes, typed)).toEqual([{ size: '36 (S)', count: 12 }])
  expect(openingOf(tall, sizes, typed)).toEqual([{ size: '38 (M)', count: Number.NaN }])
})

test('what was typed stays with its colour and height when the article is renamed, and a size that is left out is not sent', () => {
  const typed = { [stockKey(short, '36 (S)')]: '3' }

  expect(openingOf({ ...short, article: 'MY-OWN' }, sizes, typed)).toEqual([{ size: '36 (S)', count: 3 }])
  expect(openingOf(short, ['38 (M)'], typed)).toEqual([])
})

test('one count fills every size of every article but those that were filled before', () => {
  const filled = fillEmptyCounts([short, tall], sizes, { [stockKey(short, '38 (M)')]: '2' }, '5')

  expect([short, tall].map(variant => openingOf(variant, sizes, filled).map(({ count }) => count))).toEqual([
    [5, 2],
    [5, 5],
  ])
})
