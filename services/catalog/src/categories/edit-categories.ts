import { ShopError } from '@shop/contracts/errors'
import {
  type CategoryForm,
  type KeptCategory,
  MOST_CATEGORIES,
} from '@shop/contracts/staff/storefront/staff-categories'
import {
  type Author,
  addNew,
  changeAtRevision,
  type Revised,
  revisionOf,
} from '@shop/service-kit/storage/change-at-revision'
import type { Collection, Db } from 'mongodb'
import type { ArticlesRepository } from '../articles/articles.repository.ts'
import { namesInOrder } from '../dictionaries/names-in-order.ts'
import { putInOrder } from '../dictionaries/ordered.repository.ts'
import type { CatalogueVersionRepository } from '../storage/catalogue-version.repository.ts'
import { liveChildren, moveProblem, type PlaceProblem, placeProblem } from './category-place.ts'
import { listedNames, type StoredCategory, wholeTree } from './category-tree.ts'

type Stored = StoredCategory & Revised
export type EditCategoriesDeps = {
  db: Db
  articles: Pick<ArticlesRepository, 'countsByCategory' | 'moveToCategory' | 'shownIn'>
  version: Pick<CatalogueVersionRepository, 'bump' | 'noteReferences'>
}
type AtRevision = Author & { revision: number }

/** The category tree as staff see it, with how many articles each has. */
export async function readTree(
  { db, articles }: EditCategoriesDeps,
  which: 'live' | 'with archived',
): Promise<KeptCategory[]> {
  const [stored, counts] = await Promise.all([findAll(db), articles.countsByCategory()])
  const shown = [...counts].filter(([, count]) => count.shown > 0).map(([name]) => name)
  const listed = listedNames(stored, new Set(shown))
  return wholeTree(stored)
    .filter(({ is_archived }) => which === 'with archived' || !is_archived)
    .map(category => ({
      ...viewOf(category, counts.get(category.name)),
      is_listed: listed.has(category.name),
    }))
}

export async function addCategory(
  { db, version }: EditCategoriesDeps,
  name: string,
  form: CategoryForm,
  author: Author,
): Promise<KeptCategory> {
  const all = await findAll(db)
  if (all.length >= MOST_CATEGORIES) throw wrong('name', 'list_full')
  refuseWrong(all, name, form)
  const order = lastPlace(all, form.parent_category)
  const added = await addNew<Stored>(
    collectionIn(db),
    { name, listing: 'automatic', ...form, order, is_archived: false },
    author,
  )
  await version.noteReferences()
  return viewOf(added)
}

export async function changeCategory(
  deps: EditCategoriesDeps,
  name: string,
  form: CategoryForm,
  { revision, ...author }: AtRevision,
): Promise<{ before: CategoryForm; category: KeptCategory }> {
  const { db, version } = deps
  const all = await findAll(db)
  const now = all.find(category => category.name === name)
  refuseWrong(all, name, form)
  if (form.special && form.special !== now?.special) await refuseFull(deps, all, name)
  const isMoved = now?.parent_category !== form.parent_category
  const fields = { ...form, ...(isMoved && { order: lastPlace(all, form.parent_category) }) }
  const { before, after } = await changeAtRevision<Stored>(collectionIn(db), { name }, { revision, fields, ...author })
  // Its new parent may have been put under it in the same moment: such a tree would lose both.
  const problem = isMoved ? placeProblem(await findAll(db), name, form.parent_category) : null
  if (problem) {
    const { parent_category, order } = before
    const undone = { revision: revision + 1, fields: { parent_category, order }, ...author }
    await changeAtRevision<Stored>(collectionIn(db), { name }, undone)
    throw wrong('parent_category', problem)
  }
  await version.noteReferences()
  return { before: formOf(before), category: await readView(deps, after) }
}

/** Archives a category that is empty, or whose articles and subcategories go to another one. */
export async function archiveCategory(
  deps: EditCategoriesDeps,
  name: string,
  moveTo: string | null,
  { revision, ...author }: AtRevision,
): Promise<void> {
  const { db } = deps
  const all = await findAll(db)
  if (moveTo !== null) await moveAll(deps, all, name, moveTo, author)
  await refuseFull(deps, await findAll(db), name)
  await setArchived(deps, name, { revision, fields: { is_archived: true }, ...author })
}

export async function restoreCategory(
  deps: EditCategoriesDeps,
  name: string,
  { revision, ...author }: AtRevision,
): Promise<void> {
  const all = await findAll(deps.db)
  const now = all.find(category => category.name === name)
  refuse('parent_category', now ? placeProblem(all, name, now.parent_category) : null)
  await setArchived(deps, name, { revision, fields: { is_archived: false }, ...author })
}

/** Gives the order as it was. */
export async function orderCategories(
  { db, version }: EditCategoriesDeps,
  parent: string | null,
  names: readonly string[],
): Promise<string[]> {
  const siblings = (await findAll(db))
    .filter(({ parent_category }) => parent_category === parent)
    .sort((one, other) => one.order - other.order)
    .map(({ name }) => name)
  await putInOrder(collectionIn(db), namesInOrder(siblings, names))
  await version.noteReferences()
  return siblings
}

function collectionIn(db: Db): Collection<Stored> {
  return db.collection<Stored>('categories')
}

function findAll(db: Db): Promise<Stored[]> {
  return collectionIn(db)
    .find({ order: { $gte: 0 } }, { projection: { _id: 0 } })
    .toArray()
}

async function readView({ articles }: EditCategoriesDeps, category: Stored): Promise<KeptCategory> {
  return viewOf(category, (await articles.countsByCategory()).get(category.name))
}

async function setArchived(
  deps: EditCategoriesDeps,
  name: string,
  change: AtRevision & { fields: Pick<Stored, 'is_archived'> },
): Promise<void> {
  await changeAtRevision<Stored>(collectionIn(deps.db), { name }, change)
  await deps.version.noteReferences()
}

/** Articles and subcategories go over together; what a dead process leaves is still in a category of the tree. */
async function moveAll(
  { db, articles, version }: EditCategoriesDeps,
  all: readonly Stored[],
  name: string,
  to: string,
  author: Author,
): Promise<void> {
  if (!all.some(category => category.name === name)) throw new ShopError('not_found')
  refuse('move_to', moveProblem(all, name, to))
  const children = liveChildren(all, name)
  for (const [place, child] of children.entries()) {
    const fields = { parent_category: to, order: lastPlace(all, to) + place }
    const { revision } = revisionOf(child)
    await changeAtRevision<Stored>(collectionIn(db), { name: child.name }, { revision, fields, ...author })
  }
  const moved = await articles.moveToCategory(name, to, author)
  if (moved > 0) await version.bump()
}

async function refuseFull({ articles }: EditCategoriesDeps, all: readonly Stored[], name: string): Promise<void> {
  const shown = await articles.shownIn(name)
  const categories = liveChildren(all, name).length
  if (shown + categories > 0) throw new ShopError('in_use', { articles: shown, categories })
}

function refuseWrong(all: readonly Stored[], name: string, form: CategoryForm): void {
  refuse('parent_category', placeProblem(all, name, form.parent_category))
  const other = form.special && all.find(({ special }) => special === form.special)
  if (other && other.name !== name) throw wrong('special', 'special_taken')
}

function refuse(field: string, problem: PlaceProblem | null): void {
  if (problem) throw wrong(field, problem)
}

function wrong(field: string, code: string): ShopError {
  return new ShopError('validation', { fields: { [field]: code } })
}

function lastPlace(all: readonly Stored[], parent: string | null): number {
  const places = all.filter(({ parent_category }) => parent_category === parent).map(({ order }) => order)
  return Math.max(0, ...places) + 1
}

function formOf({ title, parent_category, special, listing = 'always' }: Stored): CategoryForm {
  return { title, parent_category, special, listing }
}

function viewOf(category: Stored, counts = { shown: 0, hidden: 0 }): KeptCategory {
  const { name, is_archived } = category
  return { name, ...formOf(category), is_archived, ...counts, ...revisionOf(category) }
}
