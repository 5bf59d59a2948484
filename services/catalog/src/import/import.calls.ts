import { ShopError } from '@shop/contracts/errors'
import {
  answerImportEndpoint,
  applyImportEndpoint,
  cancelImportEndpoint,
  exportProductsEndpoint,
  type ImportSummary,
  importEndpoint,
  importItemListFile,
  importListFile,
  importProductsEndpoint,
  importsEndpoint,
  refusedRowsEndpoint,
  retryImportPicturesEndpoint,
} from '@shop/contracts/staff/goods/staff-import'
import type { InternalCalls } from '@shop/service-kit/between-services/internal'
import { staffDownload, staffRead, staffWrite, type Written } from '@shop/service-kit/between-services/staff-calls'
import { startDownload } from '@shop/service-kit/calls/download'
import { invalid } from '@shop/service-kit/calls/fields'
import type { ListFileDeps } from '@shop/service-kit/list-files/list-file'
import { addListFileCalls } from '@shop/service-kit/list-files/list-file.calls'
import { filterInAddress, type ListDeps } from '../staff-products/list-products.ts'
import { answerImport } from './answer-import.ts'
import { answersIn } from './answers-in-address.ts'
import { exportProducts } from './export-products.ts'
import { addImportCategoryCalls } from './import-categories.calls.ts'
import type { ImportDeps } from './import-deps.ts'
import { importItemList } from './import-item-list.ts'
import { importList } from './import-list.ts'
import type { ImportRunner } from './import-runner.ts'
import type { StoredImport } from './imports.repository.ts'
import { itemFilters } from './item-filters.ts'
import { refusedRows } from './refused-rows.ts'
import { type ImportStep, startImport, stepImport } from './start-import.ts'
import { viewImport, viewItem, withoutDetails } from './view-import.ts'

const SHOWN = 20
const PAGE = 50
/** As many products are named in the audit log, so that their histories tell of an import. */
const MOST_NAMED = 2000

/** Imports of products for staff, and the files that they take with them. */
export function addImportCalls(
  internal: InternalCalls,
  deps: ImportDeps & ListDeps & ListFileDeps,
  runner: ImportRunner,
): void {
  const { imports, log } = deps
  // Nobody waits for the work; whatever keeps it from beginning here, the job finds it.
  const begin = () => void runner.run().catch(error => log.warn({ err: error }, 'an import waits for its next turn'))

  async function one(id: string): Promise<StoredImport> {
    const found = await imports.one(id)
    if (!found) throw new ShopError('not_found')
    return found
  }

  staffRead(internal, importsEndpoint, async () => {
    const found = await imports.latest(SHOWN)
    return { imports: await Promise.all(found.map(async stored => withoutDetails(await viewImport(deps, stored)))) }
  })
  staffRead(internal, importEndpoint, async ({ params: { id }, query: { kind, page } }) => {
    const stored = await one(id)
    const filter = { import: id, ...itemFilters[kind ?? 'all'] }
    const [items, count] = await Promise.all([
      imports.items(filter, { skip: (page - 1) * PAGE, limit: PAGE }),
      imports.countItems(filter),
    ])
    return { import: await viewImport(deps, stored), items: items.map(viewItem), count, page, limit: PAGE }
  })

  staffWrite(internal, importProductsEndpoint, async ({ query, file, who: by }) => {
    const { dry_run, file_name } = query
    const [answers, isDry] = [answersIn(query), dry_run === '1']
    if (file.length === 0) throw invalid('file', 'required')
    const stored = await startImport(deps, { by, dry_run: isDry, file_name, answers }, file)
    begin()
    const change = { action: 'import_apply', subject: stored._id, asked: { file_name, ...answers } }
    // A dry run changes nothing of the shop.
    return { answer: { import: await viewImport(deps, stored) }, change: isDry ? null : change }
  })
  staffWrite(internal, answerImportEndpoint, async ({ params: { id }, body }) => {
    const { before, stored } = await answerImport(deps, { id, answers: body })
    begin()
    const change = { action: 'import_answers', subject: id, asked: { file_name: stored.file_name } }
    return { answer: { import: await viewImport(deps, stored) }, change: { ...change, before, after: body } }
  })
  staffWrite(internal, applyImportEndpoint, ({ params: { id } }) => take(id, 'apply'))
  staffWrite(internal, cancelImportEndpoint, ({ params: { id } }) => take(id, 'cancel'))
  staffWrite(internal, retryImportPicturesEndpoint, ({ params: { id } }) => take(id, 'pictures'))

  async function take(id: string, step: ImportStep): Promise<Written<{ import: ImportSummary }>> {
    const { before, import: after } = await stepImport(deps, { id, step })
    begin()
    const { file_name, counts } = after
    const subjects = step === 'apply' ? await imports.articlesOf(id, MOST_NAMED) : []
    const about = { subject: id, ...(subjects.length > 0 && { subjects }), asked: { file_name, ...counts } }
    const states = { before: { state: before.state }, after: { state: after.state } }
    const isSame = before.state === after.state
    return { answer: { import: after }, change: isSame ? null : { action: `import_${step}`, ...about, ...states } }
  }

  addImportCategoryCalls(internal, deps)
  addListFileCalls(internal, importListFile, importList(imports), deps)
  addListFileCalls(internal, importItemListFile, importItemList(imports), deps)
  staffDownload(internal, refusedRowsEndpoint, async ({ params: { id }, query: { language } }) =>
    startDownload(`refused-${id}.csv`, refusedRows(imports, await one(id), language)),
  )
  staffDownload(internal, exportProductsEndpoint, async ({ query: { language, ...filter } }) => {
    const today = deps.clock.now().toISOString().slice(0, 10)
    return startDownload(`products-${today}.csv`, exportProducts(deps, { filter: filterInAddress(filter), language }))
  })
}
