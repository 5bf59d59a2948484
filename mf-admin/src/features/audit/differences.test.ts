import { differencesOf } from './differences.ts'

test('only what is other than before is shown, by its path', () => {
  const before = { title: { uk: 'Сукня', en: 'Dress' }, price: 10, sizes: ['S', 'M'] }
  const after = { title: { uk: 'Сукня міді', en: 'Dress' }, price: 10, sizes: ['S', 'M', 'L'] }

  expect(differencesOf(before, after)).toEqual([
    { field: 'title.uk', before: 'Сукня', after: 'Сукня міді' },
    { field: 'sizes', before: 'S, M', after: 'S, M, L' },
  ])
})

test('a new fact has no before, a removed one no after, and a plain value no name', () => {
  expect(differencesOf(undefined, { code: 'A' })).toEqual([{ field: 'code', before: null, after: 'A' }])
  expect(differencesOf({ code: 'A', on: false }, null)).toEqual([
    { field: 'code', before: 'A', after: null },
    { field: 'on', before: 'false', after: null },
  ])
  expect(differencesOf('unpaid', 'approved')).toEqual([{ field: '', before: 'unpaid', after: 'approved' }])
  expect(differencesOf({ lines: [{ count: 1 }] }, { lines: [{ count: 2 }] })).toEqual([
    { field: 'lines.0.count', before: '1', after: '2' },
  ])
})
