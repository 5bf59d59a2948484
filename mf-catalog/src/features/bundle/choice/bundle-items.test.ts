import type { Product } from '@shop/contracts/catalog/products'
import { aProduct, aSize } from '../../../../test/goods.ts'
import {
  garmentsOfBundle,
  isWhole,
  itemsOf,
  NOTHING_CHOSEN,
  withHeight,
  withLeftOutToggled,
  withSize,
} from './bundle-items.ts'

const camel = { name: 'camel', title: { uk: 'Кемел', en: 'Camel' }, hex: '#b08a5b' }
const coat = aProduct({ article: 'CO-1-CAM-R', model: 'coat', color: camel })
const tallCoat = aProduct({ article: 'CO-1-CAM-L', model: 'coat', color: camel, height: '170-177' })
const dress = aProduct({ article: 'DR-1-BUR-R' })
const tallDress = aProduct({ article: 'DR-1-BUR-L', height: '170-177' })
const empty = (product: Product): Product => ({ ...product, sizes: [aSize('36 (S)', 0)] })

const bundle = garmentsOfBundle([coat, dress], [tallDress, tallCoat])
const articles = (choices = NOTHING_CHOSEN, garments = bundle) =>
  itemsOf(garments, choices).map(({ product }) => product.article)

test('each garment of a bundle comes in its own heights', () => {
  expect(bundle.map(({ heights }) => heights.map(({ article }) => article))).toEqual([
    ['CO-1-CAM-R', 'CO-1-CAM-L'],
    ['DR-1-BUR-R', 'DR-1-BUR-L'],
  ])
})

test('choosing the height of one garment leaves the others as they are', () => {
  expect(articles(withHeight(NOTHING_CHOSEN, 'CO-1-CAM-R', '170-177'))).toEqual(['CO-1-CAM-L', 'DR-1-BUR-R'])
})

test('a height that was chosen stays when another garment gets another one', () => {
  const tall = withHeight(NOTHING_CHOSEN, 'CO-1-CAM-R', '170-177')

  expect(articles(withHeight(tall, 'DR-1-BUR-R', '160-167'))).toEqual(['CO-1-CAM-L', 'DR-1-BUR-R'])
})

test('a height that has sold out gives way to the other one', () => {
  expect(articles(NOTHING_CHOSEN, garmentsOfBundle([empty(coat)], [tallCoat]))).toEqual(['CO-1-CAM-L'])
})

test('a size that the chosen height does not have is not chosen', () => {
  const garments = garmentsOfBundle([coat], [{ ...tallCoat, sizes: [aSize('36 (S)', 0), aSize('38 (M)')] }])
  const small = withSize(NOTHING_CHOSEN, 'CO-1-CAM-R', '36 (S)')

  expect(itemsOf(garments, small)[0]?.size?.name).toBe('36 (S)')
  expect(itemsOf(garments, withHeight(small, 'CO-1-CAM-R', '170-177'))[0]?.size).toBeUndefined()
})

test('a bundle is whole until an item is left out, and again when it is taken back', () => {
  const without = withLeftOutToggled(NOTHING_CHOSEN, 'DR-1-BUR-R')

  expect(isWhole(itemsOf(bundle, NOTHING_CHOSEN))).toBe(true)
  expect(isWhole(itemsOf(bundle, without))).toBe(false)
  expect(isWhole(itemsOf(bundle, withLeftOutToggled(without, 'DR-1-BUR-R')))).toBe(true)
})

test('an item that has sold out in every height is never taken', () => {
  const [gone] = itemsOf(garmentsOfBundle([empty(coat)], [empty(tallCoat)]), NOTHING_CHOSEN)

  expect(gone).toMatchObject({ isSoldOut: true, isTaken: false })
})
