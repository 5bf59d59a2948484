import {
  type ImportSummary,
  internalExportEndpoint,
  internalImportCategoriesEndpoint,
  internalImportEndpoint,
  internalImportItemsEndpoint,
  internalImportsEndpoint,
  internalRefusedRowsEndpoint,
  internalStepImportEndpoint,
} from '@shop/contracts/staff/goods/staff-import'
import { handleInternal, type InternalCalls } from '@shop/service-kit/between-services/internal'

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

/** A catalogue with one import, and products in two parts. */
export function importCalls(calls: InternalCalls, asked: unknown[]): void {
  handleInternal(calls, internalImportEndpoint, (body, file) => {
    asked.push({ ...body, file: file.toString() })
    return { import: anImport }
  })
  handleInternal(calls, internalImportsEndpoint, () => ({ imports: [anImport] }))
  handleInternal(calls, internalImportItemsEndpoint, ({ page }) => ({
    import: anImport,
    items: [],
    count: 0,
    page,
    limit: 50,
  }))
  handleInternal(calls, internalStepImportEndpoint, body => {
    asked.push(body)
    const state = body.step === 'cancel' ? 'cancelled' : 'applying'
    return { before: anImport, import: { ...anImport, state }, articles: body.step === 'apply' ? ['A-1'] : [] }
  })
  handleInternal(calls, internalRefusedRowsEndpoint, ({ language, after }) => ({
    text: `${language} ${after}\r\n`,
    next: after < 0 ? 7 : null,
  }))
  handleInternal(calls, internalImportCategoriesEndpoint, ({ set }) => ({ categories: set ?? [], before: [] }))
  handleInternal(calls, internalExportEndpoint, body => {
    asked.push(body)
    return { text: `${body.after}\r\n`, next: body.after === '' ? 'A-1' : null }
  })
}
