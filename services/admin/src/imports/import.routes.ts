import {
  applyImportEndpoint,
  cancelImportEndpoint,
  type ImportAnswers,
  importCategoriesEndpoint,
  importEndpoint,
  importProductsEndpoint,
  importsEndpoint,
  internalImportCategoriesEndpoint,
  internalImportEndpoint,
  internalImportItemsEndpoint,
  internalImportsEndpoint,
  internalStepImportEndpoint,
  retryImportPicturesEndpoint,
  setImportCategoriesEndpoint,
} from '@shop/contracts/staff/goods/staff-import'
import type { InternalClient } from '@shop/service-kit/between-services/internal-client'
import { invalid } from '@shop/service-kit/calls/fields'
import type { Guards } from '@shop/service-kit/calls/guards'
import { handle } from '@shop/service-kit/calls/handle'
import { createRoutes, type Routes } from '@shop/service-kit/calls/routes'
import type { AuditLog } from '../audit/audit-log.ts'
import { handleWrite } from '../audit/handle-write.ts'
import { addDownloads } from './downloads.ts'

const steps = [
  [applyImportEndpoint, 'apply', 'import_apply'],
  [cancelImportEndpoint, 'cancel', 'import_cancel'],
  [retryImportPicturesEndpoint, 'pictures', 'import_pictures'],
] as const

/** Imports and exports of products; the catalogue keeps and applies them. */
export function importRoutes(guards: Guards, catalog: InternalClient, audit: AuditLog): Routes {
  const routes = createRoutes(guards)

  handleWrite(routes, audit, importProductsEndpoint, async ({ query, file }, by) => {
    const { dry_run, file_name, language, currency, rate, collection, color, options } = query
    const answers: ImportAnswers = {
      language,
      currency: currency || null,
      rate: rate ?? null,
      collection: collection || null,
      color: color || null,
      options: readOptions(options),
    }
    const isDry = dry_run === '1'
    const answer = await catalog.call(internalImportEndpoint, { by, dry_run: isDry, file_name, answers }, file)
    const subject = answer.import.id
    // A dry run changes nothing of the shop.
    return { answer, change: isDry ? null : { action: 'import_apply', subject, asked: { file_name, ...answers } } }
  })
  handle(routes, importsEndpoint, () => catalog.call(internalImportsEndpoint, {}))
  handle(routes, importEndpoint, ({ params, query }) =>
    catalog.call(internalImportItemsEndpoint, { ...params, ...query }),
  )
  for (const [endpoint, step, action] of steps) {
    handleWrite(routes, audit, endpoint, async ({ params: { id } }, by) => {
      const { before, articles: subjects, ...answer } = await catalog.call(internalStepImportEndpoint, { id, by, step })
      const { file_name, counts } = answer.import
      const isSame = before.state === answer.import.state
      const about = { subject: id, ...(subjects.length > 0 && { subjects }) }
      const states = { before: { state: before.state }, after: { state: answer.import.state } }
      return { answer, change: isSame ? null : { action, ...about, asked: { file_name, ...counts }, ...states } }
    })
  }
  handle(routes, importCategoriesEndpoint, () => catalog.call(internalImportCategoriesEndpoint, { set: null }))
  handleWrite(routes, audit, setImportCategoriesEndpoint, async ({ body: { categories: set } }) => {
    const { before, categories } = await catalog.call(internalImportCategoriesEndpoint, { set })
    const asked = new Set(set.map(({ word }) => word.toLowerCase()))
    const change = { action: 'import_categories', subject: 'categories', after: { categories: set } } as const
    return {
      answer: { categories },
      change: { ...change, before: { categories: before.filter(({ word }) => asked.has(word)) } },
    }
  })
  addDownloads(routes, catalog)
  return routes
}

/** JSON in an address: whatever is not an object of words is refused; the words are judged by the contract behind. */
function readOptions(text: string | undefined): ImportAnswers['options'] {
  if (!text) return {}
  try {
    const read: unknown = JSON.parse(text)
    if (typeof read === 'object' && read !== null && !Array.isArray(read)) return read as ImportAnswers['options']
  } catch {
    // Refused below.
  }
  throw invalid('options')
}
