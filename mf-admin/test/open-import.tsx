import type { call } from '@shop/api-client/call'
import { ratesEndpoint } from '@shop/contracts/delivery/rates'
import { ShopError } from '@shop/contracts/errors'
import {
  answerImportEndpoint,
  applyImportEndpoint,
  type ImportItem,
  type ImportSummary,
  importEndpoint,
  importsEndpoint,
} from '@shop/contracts/staff/goods/staff-import'
import { Import } from '../src/features/import/Import.tsx'
import { showPage } from './show-page.tsx'

export const planned: ImportSummary = {
  id: '0123456789abcdef',
  file_name: 'goods.csv',
  format: 'own',
  state: 'planned',
  by: 'olha',
  at: '2026-11-21T10:00:00.000Z',
  ended: null,
  problem: null,
  rows: 3,
  counts: { created: 0, changed: 1, left: 0, refused: 1 },
  applied: 0,
  failed: 0,
  pictures: { waiting: 0, done: 0, failed: 0 },
  ignored_columns: ['Vendor'],
  questions: { options: [], tags: [] },
}
const item = (about: Partial<ImportItem>): ImportItem => ({
  article: 'A-1',
  lines: [2, 3, 5],
  kind: 'changed',
  state: 'waiting',
  problems: [],
  notes: [],
  changes: [],
  pictures: [],
  ...about,
})
const items = [
  item({ changes: [{ column: 'price_uah', size: '36 (S)', was: '4000', will: '4500' }] }),
  item({
    article: 'A-2',
    lines: [4],
    kind: 'refused',
    problems: [{ line: 4, column: 'category', code: 'unknown', value: 'hats' }],
  }),
]

/** A file of Shopify that leaves much open. */
export const shopify: ImportSummary = {
  ...planned,
  format: 'shopify',
  has_file: true,
  answers: { language: 'en', currency: null, rate: null, collection: null, color: null, options: {} },
  counts: { created: 0, changed: 0, left: 0, refused: 3 },
  questions: {
    options: ['Material'],
    tags: ['gowns', 'new in'],
    option_values: [{ name: 'Material', values: ['Silk', 'Linen'], count: 2, suggestion: 'title' }],
    tag_uses: [
      { tag: 'gowns', from: 'type', count: 2, suggestion: null },
      { tag: 'new in', from: 'tag', count: 3, suggestion: null },
    ],
    named: [
      {
        kind: 'size',
        value: 'Small',
        count: 4,
        lines: [2, 5],
        suggestion: '36 (S)',
        proposal: { uk: 'Small', en: 'Small', hex: null },
      },
      {
        kind: 'color',
        value: 'Rust',
        count: 1,
        lines: [3],
        suggestion: null,
        proposal: { uk: 'Теракотовий', en: 'Rust', hex: '#b5532d' },
      },
    ],
    missing: ['currency', 'collection'],
  },
  causes: {
    problems: [
      {
        code: 'unknown',
        column: 'size',
        values: ['Small'],
        products: 4,
        rows: 9,
        lines: [2, 5],
        articles: ['A-1'],
      },
      {
        code: 'not_a_number',
        column: 'price_uah',
        values: ['дорого'],
        products: 4,
        rows: 9,
        lines: [2, 5],
        articles: ['A-1'],
      },
    ],
    notes: [
      { code: 'stock_negative', column: null, values: ['S: -2'], products: 1, rows: 1, lines: [2], articles: [] },
    ],
  },
}

/** The page of imports beside a service that has this one; `wrong`: what it refuses of answers, by field. */
export function openImport(
  service: jest.MockedFunction<typeof call>,
  address: string,
  read: ImportSummary = planned,
  wrong?: Record<string, string>,
) {
  service.mockReset()
  service.mockImplementation(async endpoint => {
    if (wrong && endpoint === answerImportEndpoint) throw new ShopError('validation', { fields: wrong })
    if (endpoint === importEndpoint) return { import: read, items, count: 2, page: 1, limit: 50 }
    if (endpoint === importsEndpoint) return { imports: [read] }
    if (endpoint === applyImportEndpoint) return { import: { ...read, state: 'applying' } }
    if (endpoint === ratesEndpoint) return { rates: [{ currency: 'EUR', rate: 48.74, since: '2026-11-01' }] }
    return {
      categories: [{ name: 'dresses', title: { uk: 'Сукні', en: 'Dresses' }, parent_category: null, special: null }],
      collections: [{ name: 'spring', title: { uk: 'Весна', en: 'Spring' } }],
      colors: [{ name: 'black', title: { uk: 'Чорний', en: 'Black' } }],
      sizes: [{ name: '36 (S)', short_name: 'S' }],
      heights: [],
    }
  })
  showPage(<Import />, `/admin/other/import${address}`)
}
