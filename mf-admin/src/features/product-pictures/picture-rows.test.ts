import type { PicturesRow } from '@shop/contracts/staff/goods/staff-pictures'
import { idOfRow, rowsByModel } from './picture-rows.ts'

const row = (article: string, about: Partial<PicturesRow> = {}): PicturesRow => ({
  article,
  model: 'wrap',
  title: { uk: 'Сукня', en: 'Dress' },
  color: 'red',
  height: null,
  is_shown: true,
  picture: null,
  count: 3,
  missing_alts: 1,
  ...about,
})
const wrap = [row('DR-1'), row('DR-2'), row('DR-3', { color: 'black', count: 0, missing_alts: 0 })]

test('the articles of a model stand in one row, under which they lie once it is open', () => {
  const coat = row('CO-1', { model: 'coat' })

  expect(rowsByModel([...wrap, coat], []).map(idOfRow)).toEqual(['model:wrap', 'CO-1'])
  expect(rowsByModel([...wrap, coat], ['wrap']).map(idOfRow)).toEqual(['model:wrap', 'DR-1', 'DR-2', 'DR-3', 'CO-1'])
})

test('pictures that the heights of a colour share are counted once, and articles without any are counted apart', () => {
  expect(rowsByModel(wrap, [])).toMatchObject([{ count: 3, missing_alts: 1, bare: 1 }])
})

test('a model shows a picture of whichever article has one, first of those that shoppers see', () => {
  const hidden = row('DR-0', { is_shown: false, picture: 'hidden' })

  expect(rowsByModel([hidden, row('DR-1', { picture: 'front' })], [])).toMatchObject([
    { picture: 'front', is_shown: true },
  ])
  expect(rowsByModel([hidden, row('DR-1')], [])).toMatchObject([{ picture: 'hidden' }])
})
