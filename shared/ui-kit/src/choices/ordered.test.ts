import { moveItems, placesAmongSiblings } from './ordered.ts'

const items = [...'abcde'].map(id => ({ id }))
const after = (ids: string, index: number) =>
  moveItems(items, [...ids], index)
    .map(({ id }) => id)
    .join('')

test.each([
  ['the last before the first', 'e', 0, 'eabcd'],
  ['the first to the end', 'a', 5, 'bcdea'],
  ['one place on', 'b', 3, 'acbde'],
  ['one place back', 'c', 1, 'acbde'],
  ['where it stands already', 'c', 2, 'abcde'],
  ['several, in the order they had', 'ea', 3, 'bcaed'],
  ['one that is not there', 'x', 0, 'abcde'],
])('%s', (_, ids, index, expected) => {
  expect(after(ids, index)).toBe(expected)
})

test.each([
  [0, [0, 3, 5]],
  [3, [0, 3, 5]],
  [1, [1, 2, 3]],
  [4, [4, 5]],
])('in a tree the item at %i may stand before its siblings and after the last of them', (from, places) => {
  expect(placesAmongSiblings([0, 1, 1, 0, 1], from)).toEqual(places)
})
