import { differencesOf } from './differences.ts'

const rowsOf = (before: unknown, after: unknown) =>
  differencesOf(before, after).map(({ path, before, after }) => ({ path, before, after }))

test('only what is other than before is shown, by its path', () => {
  const before = { title: { uk: 'Сукня', en: 'Dress' }, weight_kg: 10, sizes: ['S', 'M'] }
  const after = { title: { uk: 'Сукня міді', en: 'Dress' }, weight_kg: 10, sizes: ['S', 'M', 'L'] }

  expect(rowsOf(before, after)).toEqual([
    { path: ['title', 'uk'], before: 'Сукня', after: 'Сукня міді' },
    { path: ['sizes'], before: ['S', 'M'], after: ['S', 'M', 'L'] },
  ])
})

test('a new fact has no before, a removed one no after, and a plain value no name', () => {
  expect(rowsOf(undefined, { code: 'A' })).toEqual([{ path: ['code'], before: null, after: 'A' }])
  expect(rowsOf({ code: 'A', on: false }, null)).toEqual([
    { path: ['code'], before: 'A', after: null },
    { path: ['on'], before: false, after: null },
  ])
  expect(rowsOf('unpaid', 'approved')).toEqual([{ path: [], before: 'unpaid', after: 'approved' }])
})

test('a size that comes first leaves the others as they were, and a price is one value', () => {
  const small = { name: '36 (S)', price: { uah: 4990, eur: null } }
  const large = { name: '40 (L)', price: { uah: 4990, eur: null } }
  const tiny = { name: '34 (XS)', price: { uah: 4490, eur: 92 } }
  const dearer = { ...large, price: { uah: 5490, eur: null } }

  expect(rowsOf({ sizes: [small, large] }, { sizes: [tiny, small, dearer] })).toEqual([
    { path: ['sizes', { item: '34 (XS)' }], before: null, after: tiny },
    { path: ['sizes', { item: '40 (L)' }, 'price'], before: large.price, after: dearer.price },
  ])
})

test('pictures in another order are said once, items without names by their numbers', () => {
  const [one, two] = [{ name: 'a'.repeat(32) }, { name: 'b'.repeat(32) }]
  expect(rowsOf({ images: [one, two] }, { images: [two, one] })).toEqual([
    { path: ['images'], before: [one, two], after: [two, one] },
  ])
  expect(rowsOf({ slider: [{ link: '/a' }] }, { slider: [{ link: '/b' }] })).toEqual([
    { path: ['slider', { item: 1 }, 'link'], before: '/a', after: '/b' },
  ])
})
