import { beginLong } from '../../goods-changes/begin-long.ts'
import { isInProgress } from '../../goods-changes/goods-change.ts'
import type { LongChanges } from '../../goods-changes/long-changes.ts'
import type { ImportDeps } from '../import-deps.ts'
import { endFields } from '../import-end.ts'
import type { StoredImport } from '../imports.repository.ts'
import { makeThings } from './make-things.ts'

/** Products that are changed together: a few milliseconds of work, and a quarter of the commands of single ones. */
const CHUNK = 16

export type ApplyDeps = ImportDeps & { applying: LongChanges }

/** What articles and shelves remember an import by. */
export const planOfImport = (id: string) => `import ${id}`

/**
 * Hands what an import has shown to the one engine of goods, once, under the import's own name, and lets it work. `later`: it is
 * not through, as another process works on it or something failed.
 */
export async function applyImport(deps: ApplyDeps, stored: StoredImport): Promise<'later' | undefined> {
  const { imports, goodsChanges } = deps
  const { _id: id, by: who } = stored
  if (!(await goodsChanges.find(id))) {
    await makeThings(deps, stored)
    const names = await imports.waitingArticles(id)
    if (names.length === 0) {
      await imports.change(id, ['applying'], endFields(deps, 'done'))
      return
    }
    const plan = planOfImport(id)
    await beginLong(deps, { door: 'import', id, plan, who, about: plan }, names, CHUNK)
    // Ended by staff at this very moment?
    if (!(await imports.isIn(id, 'applying'))) await goodsChanges.stop(id)
  }
  await deps.applying.run()
  const change = await goodsChanges.find(id)
  return change && (isInProgress(change) || change.under_way !== undefined) ? 'later' : undefined
}
