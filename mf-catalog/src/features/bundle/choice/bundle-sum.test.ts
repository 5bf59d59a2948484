import { aProduct, aSize } from '../../../../test/goods.ts'
import {
  type Choices,
  garmentsOfBundle,
  itemsOf,
  NOTHING_CHOSEN,
  withLeftOutToggled,
  withSize,
} from './bundle-items.ts'
import { bundleSum } from './bundle-sum.ts'

const priced = (name: string, uah: number, eur: number) => ({ ...aSize(name), price: { uah, eur } })
const coat = aProduct({
  article: 'CO-1',
  model: 'coat',
  sizes: [priced('36 (S)', 4200, 94), priced('44 (XXL)', 4600, 103)],
})
const dress = aProduct({ article: 'DR-1', sizes: [priced('36 (S)', 2700, 60)] })
const garments = garmentsOfBundle([coat, dress], [])
const sumOf = (choices: Choices, personal = 0) => bundleSum(itemsOf(garments, choices), 10, personal)

test('until sizes are chosen, the price of a bundle is that of the cheapest ones', () => {
  expect(sumOf(NOTHING_CHOSEN)).toMatchObject({
    list: { uah: 6900 },
    own: { uah: 6210 },
    saving: { uah: 690 },
    isFrom: true,
  })
})

test('a chosen size counts with its own price', () => {
  const large = sumOf(withSize(NOTHING_CHOSEN, 'CO-1', '44 (XXL)'))

  expect(large).toMatchObject({ list: { uah: 7300 }, own: { uah: 6570 }, isFrom: false })
})

test('with an item left out the rest costs what it costs apart', () => {
  expect(sumOf(withLeftOutToggled(NOTHING_CHOSEN, 'DR-1'))).toMatchObject({ list: { uah: 4200 }, own: { uah: 4200 } })
})

test('a level of 15 % is worth more than a bundle of 10 %, a level of 5 % is not', () => {
  expect(sumOf(NOTHING_CHOSEN, 15)).toMatchObject({ own: { uah: 5865 }, isPersonal: true })
  expect(sumOf(NOTHING_CHOSEN, 5)).toMatchObject({ own: { uah: 6210 }, isPersonal: false })
})

test('the saving in euros is rounded to cents', () => {
  expect(sumOf(NOTHING_CHOSEN).saving.eur).toBe(15.4)
})
