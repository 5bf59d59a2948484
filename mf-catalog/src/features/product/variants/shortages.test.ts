import { aProduct, aSize } from '../../../../test/goods.ts'
import { shortagesOf } from './shortages.ts'

const { color } = aProduct()
const onShelf = { article: 'DR-1', color, height: null, in_stock: true, preorder: false }
const awaited = { ...onShelf, article: 'DR-2', in_stock: false, preorder: true }
const gone = { ...onShelf, article: 'DR-3', in_stock: false }

test('an article that can be bought in advance is not called sold out', () => {
  expect([...shortagesOf(aProduct(), [onShelf, awaited, gone])]).toEqual([
    ['DR-2', 'preorder'],
    ['DR-3', 'sold-out'],
  ])
})

test('an article with one size on the shelf has no shortage', () => {
  const product = aProduct({ sizes: [{ ...aSize('36 (S)', 0), preorder: true }, aSize('38 (M)', 1)] })
  expect(shortagesOf(product, []).size).toBe(0)
})

test('the article of the page is among the shortages when it is not on the shelf', () => {
  const product = aProduct({ sizes: [{ ...aSize('36 (S)', 0), preorder: true }], badges: ['preorder'] })
  expect(shortagesOf(product, []).get(product.article)).toBe('preorder')
})
