import { anArticle, aSize } from '../../test/an-article.ts'
import { isSame, planRow } from './planned-row.ts'

const before = anArticle()

test.each([
  [{ sizes: [aSize({ price: { uah: 1, eur: null } })] }, true],
  [{ care: { uk: 'x', en: 'x' } }, true],
  [{ title: { uk: 'x', en: 'x' } }, false],
  [{ is_shown: false }, false],
  [{ category: 'skirts' }, false],
])('after a change of %j lists need only the entry of the article: %s', (changed, only) => {
  expect(planRow(before, changed)?.everything ?? false).toBe(!only)
  const { is_shown: _, ...others } = { is_shown: false, ...changed }
  expect(planRow({ ...before, is_shown: false }, others)?.everything).toBeUndefined()
})

test('only what becomes other is planned, with what it was', () => {
  const { title, care } = before
  expect(planRow(before, { title, care })).toBe(null)
  const other = { uk: 'Інше', en: 'Other' }
  expect(planRow(before, { title, care: other })).toMatchObject({ before: { care }, fields: { care: other } })
})

test.each([
  [{ uah: 1, eur: null }, { eur: null, uah: 1 }, true],
  [{ uah: 1, eur: undefined }, { uah: 1 }, true],
  [{ uah: 1, eur: null }, { uah: 1 }, false],
  [[1, 2], [2, 1], false],
  [[1, 2], [1], false],
  [{ at: new Date(5) }, { at: new Date(5) }, true],
  [new Date(5), new Date(6), false],
  [[], {}, false],
  [undefined, null, false],
  ['1', 1, false],
])('%j and %j say the same: %s', (one, other, same) => {
  expect(isSame(one, other)).toBe(same)
  expect(isSame(other, one)).toBe(same)
})
