import { ShopError } from '@shop/contracts/errors'
import type { ImportMake } from '@shop/contracts/staff/goods/import-questions'
import type { DictionaryKind } from '@shop/contracts/staff/storefront/staff-dictionaries'
import type { Author } from '@shop/service-kit/storage/change-at-revision'
import { addCategory } from '../../categories/edit-categories.ts'
import { createStaffDictionary } from '../../dictionaries/staff-dictionary.ts'
import { importNamesOf, readNamedThings } from '../draft/import-names.ts'
import type { ImportDeps } from '../import-deps.ts'
import type { StoredImport } from '../imports.repository.ts'

type Made = NonNullable<StoredImport['made']>

/**
 * Makes what staff asked for with an import, and says what its tags mean from now on. What is made is written down first: who
 * goes on with it makes nothing twice, and knows what it may take away.
 */
export async function makeThings(deps: ImportDeps, stored: StoredImport): Promise<void> {
  const { makes = [], tags = [] } = stored.answers
  if (makes.length + tags.length === 0) return
  const made = stored.made ?? (await planMade(deps, stored))
  for (const thing of made.things) {
    await addThing(deps, thing, authorOf(deps, stored)).catch(error => {
      if (!(error instanceof ShopError)) throw error
      // There is one by now, or no room: products that need it are refused one by one.
      if (error.code !== 'name_taken') deps.log.warn({ err: error, name: thing.name }, 'an import could not make this')
    })
  }
  await deps.imports.setTagCategories(made.words)
}

/** Takes away what was made with an import and what nothing has to do with; the others are named. */
export async function takeThingsAway(deps: ImportDeps, stored: StoredImport): Promise<ImportMake[]> {
  const { things, words } = stored.made ?? { things: [], words: [] }
  await deps.imports.setTagsAgain(words)
  const kept: ImportMake[] = []
  for (const thing of things.toReversed()) if (!(await isTakenAway(deps, thing, stored))) kept.push(thing)
  if (things.length > 0) await deps.version.noteReferences()
  return kept
}

async function planMade(deps: ImportDeps, { _id: id, answers }: StoredImport): Promise<Made> {
  const { makes = [], tags = [] } = answers
  const { known } = importNamesOf(await readNamedThings(deps))
  const there = {
    category: new Set(known.categories.map(({ name }) => name)),
    collection: known.collections,
    color: known.colors,
    height: known.heights,
    size: known.sizes,
  }
  const before = new Map((await deps.imports.words()).map(({ word, category }) => [word, category]))
  const words = tags.map(({ word: tag, category }) => {
    const word = tag.toLowerCase()
    return { word, category, before: before.get(word) ?? null }
  })
  const made = { things: makes.filter(({ kind, name }) => !there[kind].has(name)), words }
  await deps.imports.change(id, ['applying'], { made })
  return made
}

function authorOf({ clock }: ImportDeps, { by, applied_at }: StoredImport): Author {
  return { who: by, at: applied_at ?? clock.now() }
}

async function addThing(deps: ImportDeps, thing: ImportMake, author: Author): Promise<void> {
  const { kind, name } = thing
  if (kind === 'category') {
    const form = { title: thing.title, parent_category: null, special: null }
    return void (await addCategory(deps, name, form, author))
  }
  if (kind === 'size') {
    const fields = { short_name: name.slice(0, 10), body: null }
    return void (await createStaffDictionary('size', deps).add(name, fields, author))
  }
  if (kind === 'color') {
    const { title, hex } = thing
    return void (await createStaffDictionary('color', deps).add(name, { title, hex }, author))
  }
  const fields = { title: thing.title, is_current: false }
  await (kind === 'collection'
    ? createStaffDictionary('collection', deps).add(name, fields, author)
    : createStaffDictionary('height', deps).add(name, { title: thing.title }, author))
}

const collections = {
  category: 'categories',
  collection: 'collections',
  color: 'colors',
  height: 'heights',
  size: 'sizes',
} as const

/** Only as it was made: a change of it says that it is needed. */
async function isTakenAway(deps: ImportDeps, { kind, name }: ImportMake, stored: StoredImport): Promise<boolean> {
  const things = deps.db.collection<{ name: string }>(collections[kind])
  if (await isUsed(deps, kind, name)) return false
  const asMade = { name, revision: 1, 'changed.at': stored.applied_at }
  const { deletedCount } = await things.deleteOne(asMade)
  return deletedCount === 1 || (await things.countDocuments({ name }, { limit: 1 })) === 0
}

async function isUsed({ db, articles }: ImportDeps, kind: ImportMake['kind'], name: string): Promise<boolean> {
  if (kind !== 'category') return (await articles.countOf(kind satisfies DictionaryKind, name)) > 0
  const children = db.collection('categories').countDocuments({ parent_category: name }, { limit: 1 })
  const own = db.collection('articles').countDocuments({ category: name }, { limit: 1 })
  return (await children) + (await own) > 0
}
