import type { GarmentPositions } from './page.ts'
import { spreadModels } from './spread-models.ts'

const DAYS = 2 ** 17
const SOLD_OUT = 2 ** 31

/** Garments as letters of their models, in the order of the page, with a sort key for each. */
function spread(models: string, keys: readonly number[], sort: 'new' | 'sale' | 'price_asc' = 'new'): string {
  const letters = [...models]
  const ranking = { sortKeys: Uint32Array.from(keys), positions: new Uint32Array(), sets: [] }
  const [cheap_uah, cheap_eur, dear_uah, dear_eur] = [ranking, ranking, ranking, ranking]
  const rankings = { new: ranking, sale: ranking, cheap_uah, cheap_eur, dear_uah, dear_eur }
  const modelNumbers = Uint32Array.from(letters, letter => letter.charCodeAt(0))
  const page = letters.map((_, position): GarmentPositions => [position])
  return spreadModels({ modelNumbers, rankings }, page, { sort, currency: 'UAH' })
    .map(([position]) => letters[position])
    .join('')
}
const days = (...ages: number[]) => ages

test('two colours of one model do not stand side by side where another garment can go between', () => {
  expect(spread('aabc', days(1, 1, 1, 1))).toBe('abac')
  expect(spread('aaabbc', days(1, 1, 2, 2, 3, 3))).toBe('ababac')
})

test('what differs already stays in its place', () => {
  expect(spread('abcab', days(1, 2, 3, 4, 5))).toBe('abcab')
})

test('where only one model is left its colours stay together', () => {
  expect(spread('aaa', days(1, 1, 1))).toBe('aaa')
  expect(spread('abaa', days(1, 1, 1, 1))).toBe('abaa')
})

test('by price only garments of one price change places', () => {
  expect(spread('aabc', [100, 100, 200, 300], 'price_asc')).toBe('aabc')
  expect(spread('aabc', [100, 100, 100, 300], 'price_asc')).toBe('abac')
})

test('by discount only garments of one discount change places', () => {
  expect(spread('aab', [DAYS + 1, DAYS + 2, DAYS + 3], 'sale')).toBe('aba')
  expect(spread('aab', [DAYS, DAYS, 2 * DAYS], 'sale')).toBe('aab')
})

test('what is sold out never comes before what can be had', () => {
  expect(spread('aab', [1, 1, SOLD_OUT + 1])).toBe('aab')
})
