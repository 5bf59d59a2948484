import type { NamedThings } from '../draft/import-names.ts'
import { importNamesOf } from '../draft/import-names.ts'
import { nearestName } from './nearest-name.ts'
import { colorInTitle } from './title-color.ts'

const title = (uk: string, en: string) => ({ uk, en })
const category = (name: string, uk: string, en: string, about: object = {}) => ({
  ...{ name, title: title(uk, en), parent_category: null, order: 1, special: null, is_archived: false },
  ...about,
})
const things: NamedThings = {
  categories: [
    category('dresses', 'Сукні', 'Dresses'),
    category('bags', 'Сумки', 'Bags'),
    category('old', 'Капелюхи', 'Hats', { is_archived: true }),
    category('sale', 'Знижки', 'Sale', { special: 'sale' }),
  ],
  collections: [{ name: 'spring', title: title('Весна 2026', 'Spring 2026') }],
  colors: [
    { name: 'black', title: title('Чорний', 'Black'), hex: '#29282b' },
    { name: 'graphite', title: title('Графітовий', 'Graphite'), hex: '#47464a' },
    { name: 'burgundy', title: title('Бордовий', 'Burgundy'), hex: '#6e2338' },
    { name: 'ivory', title: title('Молочний', 'Ivory'), hex: '#e6ddcf' },
    { name: 'navy-dots', title: title('Темно-синій у горошок', 'Navy polka dot'), hex: '#1f2a44', pattern: 'dots' },
  ],
  heights: [{ name: '160-167', title: title('160–167 см', '160–167 cm') }],
  sizes: [
    { name: '34 (XS)', short_name: 'XS' },
    { name: '36 (S)', short_name: 'S' },
    { name: '42 (XL)', short_name: 'XL' },
    { name: 'Єдиний', short_name: 'OS' },
  ],
}

test.each([
  ['Small', '36 (S)'],
  ['small ', '36 (S)'],
  ['X-Small', '34 (XS)'],
  ['Extra Large', '42 (XL)'],
  ['Малий', '36 (S)'],
  ['EU 36', '36 (S)'],
  ['Розмір S', '36 (S)'],
  ['36', '36 (S)'],
  ['One size', 'Єдиний'],
  ['ONE SIZE FITS ALL', 'Єдиний'],
  ['универсальний', null],
  ['US 6', null],
  ['Small / Petite', null],
  ['7', null],
])('the size %s is near %s', (value, near) => {
  expect(nearestName('size', value, things)).toBe(near)
})

test.each([
  ['Blak', 'black'],
  ['чорна', 'black'],
  ['Jet Black', 'black'],
  ['Бордо', 'burgundy'],
  ['Off White', 'ivory'],
  ['Charcoal', 'graphite'],
  ['Anthracite', 'graphite'],
  // Another look, a pattern, or no colour at all.
  ['White', null],
  ['Navy', null],
  ['Sunset Dream', null],
])('the colour %s is near %s', (value, near) => {
  expect(nearestName('color', value, things)).toBe(near)
})

test.each([
  ['dress', 'dresses'],
  ['Evening Dresses', 'dresses'],
  ['Сукня', 'dresses'],
  ["Women's bags", 'bags'],
  // Archived, and one that finds its products by a rule.
  ['Hats', null],
  ['Sale', null],
])('the category %s is near %s', (value, near) => {
  expect(nearestName('category', value, things)).toBe(near)
})

test('a collection and a height are found by their titles in either language', () => {
  expect(nearestName('collection', 'Spring', things)).toBe('spring')
  expect(nearestName('collection', 'весна', things)).toBe('spring')
  expect(nearestName('height', '160-167', things)).toBe('160-167')
})

test.each([
  ['Ultra White Tee', 'White'],
  ['Dusty Blue Off White Scarf', 'Dusty Blue'],
  ['Сукня чорна', undefined],
  ['Кардиган Чорний', 'Чорний'],
  ['Herringbone Chain', undefined],
])('the title %s names the colour %s', (text, color) => {
  expect(colorInTitle(text, importNamesOf(things))).toBe(color)
})
