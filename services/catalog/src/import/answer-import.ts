import { ShopError } from '@shop/contracts/errors'
import { type ImportAnswers, type ImportMake, NOT_A_COLOR } from '@shop/contracts/staff/goods/import-questions'
import { MOST_CATEGORIES } from '@shop/contracts/staff/storefront/staff-categories'
import { MOST_OF_A_DICTIONARY } from '@shop/contracts/staff/storefront/staff-dictionaries'
import { invalid } from '@shop/service-kit/calls/fields'
import { takesProducts } from '../goods-rules/product-rules.ts'
import { importNamesOf, type NamedThingsDeps, readNamedThings, withMakes } from './draft/import-names.ts'
import type { ImportDeps } from './import-deps.ts'
import type { StoredImport } from './imports.repository.ts'

type AnswerDeps = Pick<ImportDeps, 'imports' | 'clock'> & NamedThingsDeps

/**
 * Has the stored file of a dry run read again with what staff say of it (docs/rules.md, "Import and export"). Gives what they
 * had said before.
 * @throws ShopError not_found; illegal_transition when it is not a dry run that waits, or its file is there no more; validation
 * with the field that names what the shop does not have.
 */
export async function answerImport(
  deps: AnswerDeps,
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

async function refuseUnknown(deps: AnswerDeps, answers: ImportAnswers): Promise<void> {
  const { makes = [], values = [], tags = [] } = answers
  const things = await readNamedThings(deps)
  await refuseMakes(deps, makes)
  const { known } = importNamesOf(withMakes(things, makes))
  const sets = { color: known.colors, size: known.sizes, height: known.heights, collection: known.collections }
  if (answers.collection !== null && !sets.collection.has(answers.collection)) throw invalid('collection', 'unknown')
  if (answers.color !== null && !sets.color.has(answers.color)) throw invalid('color', 'unknown')
  for (const [index, { kind, name }] of values.entries()) {
    const isColor = kind === 'color' || kind === 'title_color'
    const isKnown = kind === 'category' ? takesProducts(name, known) : sets[isColor ? 'color' : kind].has(name)
    if (!isKnown && !(isColor && name === NOT_A_COLOR)) throw invalid(`values.${index}.name`, 'unknown')
  }
  const wrong = tags.findIndex(({ category }) => !takesProducts(category, known))
  if (wrong >= 0) throw invalid(`tags.${wrong}.category`, 'unknown')
}

/** What is there already, archived or not, is not made a second time. */
async function refuseMakes({ categories, dictionaries }: AnswerDeps, makes: readonly ImportMake[]): Promise<void> {
  const { collections, colors, heights, sizes } = dictionaries
  const lists = { category: categories, collection: collections, color: colors, height: heights, size: sizes }
  const most = { category: MOST_CATEGORIES, collection: 0, color: 0, height: 0, size: 0 }
  for (const [kind, ofKind] of Map.groupBy([...makes.entries()], ([, make]) => make.kind)) {
    const existing = new Set((await lists[kind].all()).map(({ name }) => name))
    for (const [index, { name }] of ofKind) {
      if (existing.has(name)) throw invalid(`makes.${index}.name`, 'name_taken')
      if (existing.size >= (most[kind] || MOST_OF_A_DICTIONARY)) throw invalid(`makes.${index}.name`, 'list_full')
      existing.add(name)
    }
  }
}
