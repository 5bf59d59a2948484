import { ShopError } from '@shop/contracts/errors'
import type { ImportAnswers } from '@shop/contracts/staff/goods/import-questions'
import { invalid } from '@shop/service-kit/calls/fields'
import { takesProducts } from '../goods-rules/product-rules.ts'
import type { ImportDeps } from './import-deps.ts'
import type { StoredImport } from './imports.repository.ts'

/**
 * Has the stored file of a dry run read again with what staff say of it (docs/rules.md, "Import and export"). Gives what they
 * had said before.
 * @throws ShopError not_found; illegal_transition when it is not a dry run that waits, or its file is there no more; validation
 * with the field that names what the shop does not have.
 */
export async function answerImport(
  deps: Pick<ImportDeps, 'imports' | 'clock' | 'knownNames'>,
  { id, answers }: { id: string; answers: ImportAnswers },
): Promise<{ before: ImportAnswers; stored: StoredImport }> {
  const { imports, clock } = deps
  const stored = await imports.one(id)
  if (!stored) throw new ShopError('not_found')
  await refuseUnknown(deps, answers)
  const again: Partial<StoredImport> = { answers, state: 'reading', tries: 0, held_until: clock.now(), holder: null }
  const changed = stored.has_file ? await imports.change(id, ['planned'], again) : null
  if (!changed) throw new ShopError('illegal_transition')
  return { before: stored.answers, stored: changed }
}

async function refuseUnknown({ knownNames }: Pick<ImportDeps, 'knownNames'>, answers: ImportAnswers): Promise<void> {
  const known = await knownNames.read()
  const sets = { color: known.colors, size: known.sizes, height: known.heights, collection: known.collections }
  if (answers.collection !== null && !sets.collection.has(answers.collection)) throw invalid('collection', 'unknown')
  if (answers.color !== null && !sets.color.has(answers.color)) throw invalid('color', 'unknown')
  for (const [index, { kind, name }] of (answers.values ?? []).entries()) {
    const isKnown =
      kind === 'category' ? takesProducts(name, known) : sets[kind === 'title_color' ? 'color' : kind].has(name)
    if (!isKnown) throw invalid(`values.${index}.name`, 'unknown')
  }
}
