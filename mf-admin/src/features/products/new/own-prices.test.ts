import { sizeNames } from '../../../../test/product-fixture.ts'
import { cellKey } from '../grid/cells.ts'
import { emptyDraft } from '../product-draft.ts'
import { ownRow, ownRows, ownSizes, ownTexts, typedOwn } from './own-prices.ts'

const black = { article: 'A-BLA', color: 'black', height: null }
const red = { article: 'A-RED', color: 'red', height: null }
const sizes = emptyDraft(sizeNames).sizes.map(size => ({ ...size, isThere: true, uah: '4990', weight: '0,5' }))
const at = cellKey(ownRow(red, '38 (M)'), 'uah')

test('until something else is typed each colour and height has the prices of all, whatever becomes of them', () => {
  expect(ownTexts([black, red], sizes, {})[at]).toBe('4990')
  const dearer = sizes.map(size => ({ ...size, uah: '5200' }))
  expect(ownTexts([black, red], dearer, { [at]: '6000' })).toMatchObject({
    [at]: '6000',
    [cellKey(ownRow(red, '36 (S)'), 'uah')]: '5200',
  })
})

test('what is typed back to the price of all is its own no more, and cells that are out of sight keep theirs', () => {
  const hidden = cellKey(ownRow({ color: 'mocha', height: null }, '38 (M)'), 'uah')
  const texts = { ...ownTexts([black, red], sizes, {}), [at]: '6000' }

  const own = typedOwn([black, red], sizes, { [hidden]: '7000' }, texts)
  expect(own).toEqual({ [hidden]: '7000', [at]: '6000' })
  expect(ownRows([black, red], sizes, own)).toEqual([ownRow(red, '38 (M)')])
  expect(typedOwn([black, red], sizes, own, { ...texts, [at]: '4990' })).toEqual({ [hidden]: '7000' })
})

test('what is sent of a colour is its own price beside all that is common', () => {
  expect(ownSizes(red, sizes, { [at]: '6 000' })).toMatchObject([
    { name: '36 (S)', price: { uah: 4990, eur: null }, weight_kg: 0.5 },
    { name: '38 (M)', price: { uah: 6000, eur: null }, weight_kg: 0.5 },
  ])
})
