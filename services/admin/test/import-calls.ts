import {
  changeGoodsMappingEndpoint,
  type GoodsExchange,
  goodsExchangeEndpoint,
} from '@shop/contracts/staff/exchange/staff-goods-exchange'
import {
  answerImportEndpoint,
  applyImportEndpoint,
  cancelImportEndpoint,
  exportProductsEndpoint,
  type ImportSummary,
  importCategoriesEndpoint,
  importEndpoint,
  importProductsEndpoint,
  importsEndpoint,
  refusedRowsEndpoint,
  retryImportPicturesEndpoint,
  setImportCategoriesEndpoint,
} from '@shop/contracts/staff/goods/staff-import'
import type { InternalCalls } from '@shop/service-kit/between-services/internal'
import { staffDownload, staffRead, staffWrite } from '@shop/service-kit/between-services/staff-calls'
import { startDownload } from '@shop/service-kit/calls/download'
import { stubWrites } from './stub-writes.ts'

export const anImport: ImportSummary = {
  id: '0123456789abcdef',
  file_name: 'goods.csv',
  format: 'own',
  state: 'planned',
  by: 'olha',
  at: '2026-11-21T10:00:00.000Z',
  ended: null,
  problem: null,
  rows: 3,
  counts: { created: 1, changed: 1, left: 0, refused: 1 },
  applied: 0,
  failed: 0,
  pictures: { waiting: 0, done: 0, failed: 0 },
  ignored_columns: [],
  questions: { options: [], tags: [] },
}

const goodsExchange: GoodsExchange = {
  mapping: {
    language: 'uk',
    size: 'Розмір',
    color: '',
    height: '',
    default_color: null,
    default_collection: null,
    price_types: [],
    groups: [],
  },
  revision: 0,
  changed: null,
  seen: { price_types: [], groups: [], characteristics: [] },
}

/** A catalogue with one import, and products in two parts. */
export function importCalls(calls: InternalCalls, asked: unknown[]): void {
  staffWrite(calls, importProductsEndpoint, async ({ query, file, who }) => {
    asked.push({ ...query, who, file: file.toString() })
    const change = { action: 'import_apply', subject: anImport.id }
    return { answer: { import: anImport }, change: query.dry_run === '1' ? null : change }
  })
  staffRead(calls, importsEndpoint, () => ({ imports: [anImport] }))
  staffRead(calls, importEndpoint, ({ query: { page } }) => ({
    import: anImport,
    items: [],
    count: 0,
    page,
    limit: 50,
  }))
  staffWrite(calls, answerImportEndpoint, async ({ params: { id }, body, who }) => {
    asked.push({ id, who, ...body })
    return {
      answer: { import: { ...anImport, state: 'reading' as const, answers: body } },
      change: { action: 'import_answers', subject: id, after: body },
    }
  })
  const steps = [applyImportEndpoint, cancelImportEndpoint, retryImportPicturesEndpoint]
  const states = { before: { state: 'planned' }, after: { state: 'applying' } }
  stubWrites(calls, steps, { asked, answer: { import: { ...anImport, state: 'applying' } }, ...states })
  staffDownload(calls, refusedRowsEndpoint, ({ params: { id }, query: { language } }) =>
    startDownload(`refused-${id}.csv`, twoParts(language)),
  )
  staffRead(calls, goodsExchangeEndpoint, () => ({ exchange: goodsExchange }))
  staffWrite(calls, changeGoodsMappingEndpoint, async ({ body: { revision: _, ...mapping } }) => ({
    answer: { exchange: { ...goodsExchange, mapping } },
    change: { action: 'import_mapping', subject: '1c', before: goodsExchange.mapping, after: mapping },
  }))
  staffRead(calls, importCategoriesEndpoint, () => ({ categories: [] }))
  staffWrite(calls, setImportCategoriesEndpoint, async ({ body }) => ({
    answer: body,
    change: { action: 'import_categories', subject: 'categories', before: { categories: [] }, after: body },
  }))
  staffDownload(calls, exportProductsEndpoint, ({ query }) => {
    asked.push(query)
    return startDownload('products-2026-11-21.csv', twoParts(query.language))
  })
}

async function* twoParts(language: string): AsyncGenerator<string> {
  yield `${language} 1\r\n`
  yield `${language} 2\r\n`
}
