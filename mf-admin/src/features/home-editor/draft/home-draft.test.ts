import { changedParts, emptyBlock, emptySlide, positionOf, stepBetween } from './home-draft.ts'

const page = {
  slider: [emptySlide()],
  blocks: [emptyBlock('products')],
  is_header_white: false,
  is_header_white_mobile: false,
}

test('only what differs is saved, and both colours of the header together', () => {
  expect(changedParts(page, structuredClone(page))).toEqual([])
  expect(changedParts(page, { ...page, slider: [] })).toEqual([{ slider: [] }])
  expect(changedParts(page, { ...page, blocks: [], is_header_white_mobile: true })).toEqual([
    { blocks: [] },
    { is_header_white: false, is_header_white_mobile: true },
  ])
})

test.each([
  ['abcd', 'abcd', null],
  ['abcd', 'bacd', { from: 0, to: 1 }],
  ['abcd', 'bcda', { from: 0, to: 3 }],
  ['abcd', 'dabc', { from: 3, to: 0 }],
  ['abcd', 'acdb', { from: 1, to: 3 }],
  ['abcd', 'adbc', { from: 3, to: 1 }],
])('from %s to %s one item moved: %j', (before, after, step) => {
  const moved = stepBetween([...before], [...after])
  expect(moved).toEqual(step)
  if (!moved) return
  const items = [...before]
  items.splice(moved.to, 0, ...items.splice(moved.from, 1))
  expect(items.join('')).toBe(after)
})

test('a field knows the tab and the item that it stands in', () => {
  expect(['slider.2.title.en', 'blocks.0.articles', 'is_header_white'].map(positionOf)).toEqual([
    { tab: 'slides', item: 2 },
    { tab: 'blocks', item: 0 },
    { tab: 'header', item: null },
  ])
})
