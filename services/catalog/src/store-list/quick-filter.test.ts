import { isDeepStrictEqual } from 'node:util'
import { productFilterQuery } from '@shop/contracts/products'
import { oneOf, seededRandom } from '../../bench/seeded.ts'
import { quickFilter } from './quick-filter.ts'

const NAMES = [
  'categories',
  'collections',
  'colors',
  'sizes',
  'heights',
  'search',
  'currency',
  'sort',
  'page',
  'limit',
  'x',
]
const TEXTS = [
  '["black"]',
  '["black","ivory-floral"]',
  '["36 (S)","38/40 (M)"]',
  '["чорна"]',
  '["a","a"]',
  '[]',
  '["-a"]',
  '[ "black" ]',
  '["A"]',
  '["a\\u0062"]',
  `["${'a'.repeat(51)}"]`,
  JSON.stringify(Array(51).fill('a')),
  JSON.stringify(Array(50).fill('a')),
  '"new"',
  '"EUR"',
  '"UAH"',
  '"usd"',
  '1',
  '0',
  '01',
  '24',
  '99',
  '100',
  '101',
  '1000',
  '1001',
  '1e1',
  ' 5',
  'null',
  '{}',
  '',
]

test('a glance reads what the contract reads and refuses nothing by itself', () => {
  const random = seededRandom(2014)
  let glanced = 0
  for (let turn = 0; turn < 5000; turn++) {
    const words = Object.fromEntries(
      Array.from({ length: 1 + Math.floor(random() * 3) }, () => [oneOf(random, NAMES), oneOf(random, TEXTS)]),
    )
    const quick = quickFilter(words)
    const asked = productFilterQuery.safeParse(words)
    if (quick) glanced++
    if (quick && !(asked.success && isDeepStrictEqual(quick, asked.data)))
      throw new Error(`${JSON.stringify(words)} was misread`)
  }
  expect(glanced).toBeGreaterThan(100)
})
