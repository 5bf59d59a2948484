import { modelRow } from '../../../../test/model-row.ts'
import { productRow } from '../../../../test/product-row.ts'
import { articlesIn, idOfRow, rowsOfModels } from './product-rows.ts'

const wrap = modelRow('wrap', {
  articles: ['DR-1', 'DR-2'],
  opened: ['DR-1', 'DR-2'].map(article => productRow(article)),
})
const coat = modelRow('coat', { articles: ['CO-1'] })

test('the articles of a model that is open stand under it', () => {
  expect(rowsOfModels([wrap, coat], ['wrap']).map(idOfRow)).toEqual(['model:wrap', 'DR-1', 'DR-2', 'model:coat'])
})

test('a model that was closed hides its articles at once, and one that was opened waits for them', () => {
  expect(rowsOfModels([wrap, coat], ['coat']).map(idOfRow)).toEqual(['model:wrap', 'model:coat'])
})

test('a model is chosen as all of its articles', () => {
  expect(rowsOfModels([wrap], ['wrap']).map(articlesIn)).toEqual([['DR-1', 'DR-2'], ['DR-1'], ['DR-2']])
})
