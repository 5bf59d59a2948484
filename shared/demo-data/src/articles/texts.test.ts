import type { Text } from '@shop/contracts/texts/text'
import { brand } from '../brand.ts'
import { bundles } from '../bundles.ts'
import { areas } from '../delivery-directory/areas.ts'
import { cities } from '../delivery-directory/cities.ts'
import { departments } from '../delivery-directory/departments.ts'
import { internationalServices } from '../delivery-rates.ts'
import { home } from '../home.ts'
import { categories } from '../references/categories.ts'
import { collections } from '../references/collections.ts'
import { colors } from '../references/colors.ts'
import { heights } from '../references/heights.ts'
import { shops } from '../shops.ts'
import { articles } from './articles.ts'

const shopWindow = [articles, brand, bundles, categories, collections, colors, heights, home, shops]
const texts = textsIn([...shopWindow, internationalServices, areas, cities, departments])

test('every text is there in both languages', () => {
  expect(texts.length).toBeGreaterThan(1000)
  expect(texts.filter(({ uk, en }) => uk.trim() === '' || en.trim() === '')).toEqual([])
})

test('Ukrainian texts hold no letters that Ukrainian lacks', () => {
  expect(texts.filter(({ uk }) => /[ыэёъ]/i.test(uk))).toEqual([])
})

test('English texts hold no Cyrillic letters', () => {
  expect(texts.filter(({ en }) => /\p{Script=Cyrillic}/u.test(en))).toEqual([])
})

test('no Latin letter hides inside a Ukrainian word', () => {
  expect(texts.filter(({ uk }) => /[a-z]\p{Script=Cyrillic}|\p{Script=Cyrillic}[a-z]/iu.test(uk))).toEqual([])
})

test('apostrophes are typographic and spaces are single', () => {
  expect(texts.filter(({ uk, en }) => /'| {2}|\s$/.test(`${uk}|${en}`))).toEqual([])
})

function textsIn(value: unknown): Text[] {
  if (typeof value !== 'object' || value === null) return []
  if (isText(value)) return [value]
  return Object.values(value).flatMap(textsIn)
}

function isText(value: object): value is Text {
  return 'uk' in value && 'en' in value
}
