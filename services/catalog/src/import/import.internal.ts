import { ShopError } from '@shop/contracts/errors'
import {
  internalExportEndpoint,
  internalImportCategoriesEndpoint,
  internalImportEndpoint,
  internalImportItemsEndpoint,
  internalImportsEndpoint,
  internalRefusedRowsEndpoint,
  internalStepImportEndpoint,
} from '@shop/contracts/staff/goods/staff-import'
import { handleInternal, type InternalCalls } from '@shop/service-kit/between-services/internal'
import { invalid } from '@shop/service-kit/calls/fields'
import type { ListDeps } from '../staff-products/list-products.ts'
import { takesProducts } from '../staff-products/product-rules.ts'
import { exportProducts } from './export-products.ts'
import type { ImportDeps } from './import-deps.ts'
import type { ImportRunner } from './import-runner.ts'
import type { StoredImport } from './imports.repository.ts'
import { refusedRows } from './refused-rows.ts'
import { startImport, stepImport } from './start-import.ts'
import { viewImport, viewItem } from './view-import.ts'

const SHOWN = 20
const PAGE = 50
/** As many products are named in the audit log, so that their histories tell of an import. */
const MOST_NAMED = 2000

/** Imports and exports for the admin service. */
export function addImportCalls(internal: InternalCalls, deps: ImportDeps & ListDeps, runner: ImportRunner): void {
  const { imports, log } = deps
  // Nobody waits for the work; whatever keeps it from beginning here, the job finds it.
  const begin = () => void runner.run().catch(error => log.warn({ err: error }, 'an import waits for its next turn'))

  async function one(id: string): Promise<StoredImport> {
    const found = await imports.one(id)
    if (!found) throw new ShopError('not_found')
    return found
  }

  handleInternal(internal, internalImportEndpoint, async (asked, file) => {
    if (file.length === 0) throw invalid('file', 'required')
    const stored = await startImport(deps, asked, file)
    begin()
    return { import: await viewImport(imports, stored) }
  })
  handleInternal(internal, internalImportsEndpoint, async () => {
    const found = await imports.latest(SHOWN)
    return { imports: await Promise.all(found.map(stored => viewImport(imports, stored))) }
  })
  handleInternal(internal, internalImportItemsEndpoint, async ({ id, kind, page }) => {
    const stored = await one(id)
    const filter = { import: id, ...filters[kind ?? 'all'] }
    const [items, count] = await Promise.all([
      imports.items(filter, { skip: (page - 1) * PAGE, limit: PAGE }),
      imports.countItems(filter),
    ])
    return { import: await viewImport(imports, stored), items: items.map(viewItem), count, page, limit: PAGE }
  })
  handleInternal(internal, internalStepImportEndpoint, async asked => {
    const answer = await stepImport(deps, asked)
    begin()
    return { ...answer, articles: asked.step === 'apply' ? await imports.articlesOf(asked.id, MOST_NAMED) : [] }
  })
  handleInternal(internal, internalRefusedRowsEndpoint, async ({ id, ...asked }) =>
    refusedRows(imports, await one(id), asked),
  )
  handleInternal(internal, internalImportCategoriesEndpoint, async ({ set }) => {
    const before = await imports.words()
    if (!set) return { categories: before, before }
    const categories = await deps.categories.all()
    const wrong = set.findIndex(({ category }) => !takesProducts(category, { categories }))
    if (wrong >= 0) throw invalid(`categories.${wrong}.category`, 'unknown')
    await imports.setWords(set)
    return { categories: await imports.words(), before }
  })
  handleInternal(internal, internalExportEndpoint, asked => exportProducts(deps, asked))
}

const filters = {
  all: {},
  created: { kind: 'created' },
  changed: { kind: 'changed' },
  left: { kind: 'left' },
  refused: { kind: 'refused' },
  failed: { state: 'failed' },
  pictures: { pictures_state: 'failed' },
} as const
