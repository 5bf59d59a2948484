import type { BulkChange } from '@shop/contracts/staff/goods/staff-product-bulk'
import { anArticle, aSize } from '../../../test/an-article.ts'
import { planFor } from './bulk-rules.ts'

const today = '2026-11-21'
const title = { uk: 'Сукні', en: 'Dresses' }
const dresses = { name: 'dresses', title, parent_category: null, order: 1, special: null, is_archived: false }
const plan = (change: BulkChange, about: object = {}) =>
  planFor(anArticle(about), change, { categories: [dresses] }, today)

const hryvnias = (uah: number, eur: number | null = null) => ({ uah: uah * 100, eur })
const withPrices = (price: ReturnType<typeof hryvnias>, list: ReturnType<typeof hryvnias> | null = null) => ({
  sizes: [aSize({ price, price_without_discount: list })],
})
const price = (how: 'set' | 'percent' | 'sum', value: number, keep_old = false) =>
  ({ do: 'price', how, value, keep_old }) as const

test.each([
  ['a set price', price('set', 900), hryvnias(1000), null, hryvnias(900), null],
  ['minus ten percent, rounded to whole hryvnias', price('percent', -10), hryvnias(1005), null, hryvnias(905), null],
  [
    'plus five percent, ending with 90',
    { do: 'price', how: 'percent', value: 5, round_to: '90', keep_old: false } as const,
    hryvnias(4990, 10_000),
    null,
    hryvnias(5290, 10_601),
    null,
  ],
  [
    'a sum, to fifties',
    { do: 'price', how: 'sum', value: 130, round_to: '50', keep_old: false } as const,
    hryvnias(4990),
    null,
    hryvnias(5100),
    null,
  ],
  ['half a hryvnia is rounded up', price('percent', 50), hryvnias(1), null, hryvnias(2), null],
  ['plus a sum', price('sum', 50), hryvnias(1000), null, hryvnias(1050), null],
  ['the old price kept', price('set', 900, true), hryvnias(1000), null, hryvnias(900), hryvnias(1000)],
  ['an older list price kept', price('set', 900, true), hryvnias(1000), hryvnias(1200), hryvnias(900), hryvnias(1200)],
  ['a list price that is no longer above', price('set', 1200), hryvnias(1000), hryvnias(1200), hryvnias(1200), null],
  ['a rise with the old price kept', price('sum', 100, true), hryvnias(1000), null, hryvnias(1100), null],
  // Then it follows the rate again.
  [
    'an old price in euros that is no longer above',
    price('percent', 20),
    hryvnias(1000, 2000),
    hryvnias(1500, 2200),
    hryvnias(1200, 2400),
    hryvnias(1500),
  ],
  ['euros of its own in proportion', price('percent', -10), hryvnias(1000, 2505), null, hryvnias(900, 2255), null],
])('%s', (_, change, old, oldList, now, list) => {
  expect(plan(change, withPrices(old, oldList))).toEqual({ fields: withPrices(now, list) })
})

test.each([
  ['a price that would be nothing', price('sum', -1000), withPrices(hryvnias(1000)), ['price_too_low']],
  ['a price of an article without sizes', price('set', 900), { sizes: [] }, ['size']],
  ['showing what lacks a picture', { do: 'show' } as const, { is_shown: false, pictures: [] }, ['picture']],
])('%s is refused', (_, change, about, why) => {
  expect(plan(change, about)).toEqual({ why })
})

test.each<[BulkChange, object]>([
  [{ do: 'show' }, {}],
  [{ do: 'hide' }, { is_shown: false }],
  [{ do: 'category', category: 'dresses' }, {}],
  [{ do: 'collection', collection: 'spring' }, {}],
  [price('set', 4000), {}],
])('%j leaves what is so already', (change, about) => {
  expect(plan(change, about)).toBe(null)
})

test('an article that staff made counts as new from the day it is shown first', () => {
  expect(plan({ do: 'show' }, { is_shown: false, never_shown: true })).toEqual({
    fields: { is_shown: true, never_shown: false, published_on: today },
  })
  expect(plan({ do: 'show' }, { is_shown: false })).toEqual({ fields: { is_shown: true } })
})
