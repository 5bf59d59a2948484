import type { ModelSizes } from '@shop/contracts/staff/goods/staff-model-sizes'
import { modelSizesFixture } from '../../../../test/model-sizes-fixture.ts'
import { cellKey } from './cells.ts'
import {
  changedCells,
  collisions,
  euroLeftBehind,
  IS_THERE,
  rebased,
  refusedCell,
  rowId,
  stockDifference,
  THERE,
  textsOf,
} from './model-cells.ts'

const model: ModelSizes = modelSizesFixture()
const base = textsOf(model)
const row = rowId('DR-1-BLA', '36 (S)')
const other = rowId('DR-1-RED', '38 (M)')
const sizes = ['36 (S)', '38 (M)', '40 (L)']
const withTyped = (cells: Record<string, string>, of = row) => ({
  ...base,
  ...Object.fromEntries(Object.entries(cells).map(([column, text]) => [cellKey(of, column), text])),
})

test.each([
  ['8', '3', 5],
  ['+5', '3', 5],
  ['−2', '3', -2],
  ['-2', '3', -2],
  ['3', '3', null],
  [' 3 ', '3', null],
  ['+0', '3', null],
  ['', '3', Number.NaN],
  ['', '', null],
  ['4', '', 4],
  ['багато', '3', Number.NaN],
])('stock typed as %j beside %j is a difference of %s', (text, was, by) => {
  expect(stockDifference(text, was)).toBe(by)
})

test('only changed cells are sent, article by article, each on its revision', () => {
  const texts = {
    ...withTyped({ uah: '4 500', stock: '8', weight_kg: '0,75' }),
    ...{ [cellKey(other, 'eur')]: '99,9' },
  }

  expect(changedCells(model, base, texts, sizes)).toEqual([
    { article: 'DR-1-BLA', revision: 4, sizes: [{ size: '36 (S)', uah: 4500, stock_by: 5, weight_kg: 0.75 }] },
    { article: 'DR-1-RED', revision: 2, sizes: [{ size: '38 (M)', eur: 99.9 }] },
  ])
  expect(changedCells(model, base, base, sizes)).toEqual([])
})

test('an emptied price is sent as 0, for the contract to refuse, and an emptied weight as none', () => {
  expect(changedCells(model, base, withTyped({ uah: '', weight_kg: '' }), sizes)).toMatchObject([
    { sizes: [{ size: '36 (S)', uah: 0, weight_kg: null }] },
  ])
})

test('a size that is ticked comes with its cells, one that is unticked goes', () => {
  const added = rowId('DR-1-BLA', '40 (L)')
  const texts = { ...withTyped({ [IS_THERE]: '' }), ...withTyped({ [IS_THERE]: THERE, uah: '4990' }, added) }
  const sent = changedCells(model, base, { ...texts, [cellKey(row, IS_THERE)]: '' }, sizes)

  expect(sent).toEqual([
    {
      article: 'DR-1-BLA',
      revision: 4,
      sizes: [
        { size: '36 (S)', is_there: false },
        { size: '40 (L)', is_there: true, uah: 4990 },
      ],
    },
  ])
})

test('a refusal leads to its cell', () => {
  const sent = changedCells(model, base, withTyped({ stock: '-9' }), sizes)

  expect(refusedCell(sent, 'articles.0.sizes.0.stock_by')).toEqual({ row, column: 'stock' })
  expect(refusedCell(sent, 'articles.0.sizes.0.size')).toEqual({ row, column: IS_THERE })
  expect(refusedCell(sent, 'reason')).toBe(null)
})

test('what was typed stays over what others saved, and a count stays the difference that it was', () => {
  const stored = textsOf(modelSizesFixture({ available: 1, uah: 5100 }))
  const mine = withTyped({ stock: '8', weight_kg: '0,9' })
  const next = rebased(base, mine, stored)

  expect([next[cellKey(row, 'stock')], next[cellKey(row, 'weight_kg')], next[cellKey(row, 'uah')]]).toEqual([
    '+5',
    '0,9',
    '5100',
  ])
  expect(collisions(base, mine, stored)).toEqual([])
  expect(collisions(base, withTyped({ uah: '4500' }), stored)).toEqual([cellKey(row, 'uah')])
})

test.each([
  ['reduced against its old price', { uah: '4000', old_uah: '4990', eur: '111' }, true],
  ['lowered', { uah: '4000', eur: '111' }, true],
  ['lowered, and the euros with it', { uah: '4000', eur: '89' }, false],
  ['lowered, the euros follow the rate', { uah: '4000', eur: '' }, false],
  ['raised', { uah: '6000', eur: '111' }, false],
  ['as it was', {}, false],
])('a price in hryvnias that is %s beside euros of its own: warned %#', (_, cells: Record<string, string>, warned) => {
  expect(euroLeftBehind(base, withTyped(cells), [row], 45)).toEqual(warned ? [row] : [])
})
