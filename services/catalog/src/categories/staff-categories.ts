import { ShopError } from '@shop/contracts/errors'
import {
  archiveCategoryEndpoint,
  type CategoryForm,
  changeCategoryEndpoint,
  type KeptCategory,
  MOST_CATEGORIES,
  newCategoryEndpoint,
  orderCategoriesEndpoint,
  restoreCategoryEndpoint,
  staffCategoriesEndpoint,
} from '@shop/contracts/staff/storefront/staff-categories'
import type { InternalCalls } from '@shop/service-kit/between-services/internal'
import { staffRead, staffWrite } from '@shop/service-kit/between-services/staff-calls'
import type { Clock } from '@shop/service-kit/process/clock'
import { addNew, changeAtRevision, type Revised, revisionOf } from '@shop/service-kit/storage/change-at-revision'
import type { Db } from 'mongodb'
import type { ArticlesRepository } from '../articles/articles.repository.ts'
import { namesInOrder } from '../dictionaries/names-in-order.ts'
import { putInOrder } from '../dictionaries/ordered.repository.ts'
import type { CatalogueVersionRepository } from '../storage/catalogue-version.repository.ts'
import { liveChildren, moveProblem, type PlaceProblem, placeProblem } from './category-place.ts'
import { type StoredCategory, wholeTree } from './category-tree.ts'

type Kept = StoredCategory & Revised
type Deps = {
  db: Db
  clock: Clock
  uses: ArticlesRepository
  version: Pick<CatalogueVersionRepository, 'bump' | 'noteReferences'>
}

/** What staff change in the category tree. */
export function addStaffCategoryCalls(calls: InternalCalls, { db, clock, uses, version }: Deps): void {
  const categories = db.collection<Kept>('categories')
  const author = (who: string) => ({ who, at: clock.now() })
  const all = () => categories.find({ order: { $gte: 0 } }, { projection: { _id: 0 } }).toArray()

  async function tree({ archived }: { archived: boolean }): Promise<KeptCategory[]> {
    const [kept, counts] = await Promise.all([all(), uses.countsByCategory()])
    return wholeTree(kept)
      .filter(({ is_archived }) => archived || !is_archived)
      .map(category => viewOf(category, counts.get(category.name)))
  }

  async function readView(category: Kept): Promise<KeptCategory> {
    return viewOf(category, (await uses.countsByCategory()).get(category.name))
  }

  staffRead(calls, staffCategoriesEndpoint, async ({ query: { with_archived } }) => ({
    categories: await tree({ archived: with_archived === '1' }),
  }))

  staffWrite(calls, newCategoryEndpoint, async ({ body: { name, ...form }, who }) => {
    const known = await all()
    if (known.length >= MOST_CATEGORIES) throw wrong('name', 'list_full')
    refuseWrong(known, name, form)
    const added = await addNew<Kept>(
      categories,
      { name, ...form, order: lastPlace(known, form.parent_category), is_archived: false },
      author(who),
    )
    await version.noteReferences()
    const answer = { category: viewOf(added, undefined) }
    return { answer, change: { action: 'category_add', subject: name, after: form } }
  })

  staffWrite(calls, changeCategoryEndpoint, async ({ params: { name }, body: { revision, ...form }, who }) => {
    const known = await all()
    const now = known.find(category => category.name === name)
    refuseWrong(known, name, form)
    if (form.special && form.special !== now?.special) await refuseFull(known, name)
    const isMoved = now?.parent_category !== form.parent_category
    const fields = { ...form, ...(isMoved && { order: lastPlace(known, form.parent_category) }) }
    const { before, after } = await changeAtRevision<Kept>(categories, { name }, { revision, fields, ...author(who) })
    // Somebody may have put its new parent under it in the same moment: such a tree would lose both.
    const problem = isMoved ? placeProblem(await all(), name, form.parent_category) : null
    if (problem) {
      const { parent_category, order } = before
      const undone = { revision: revision + 1, fields: { parent_category, order }, ...author(who) }
      await changeAtRevision<Kept>(categories, { name }, undone)
      throw wrong('parent_category', problem)
    }
    await version.noteReferences()
    const answer = { category: await readView(after) }
    return { answer, change: { action: 'category_change', subject: name, before: formOf(before), after: form } }
  })

  staffWrite(calls, archiveCategoryEndpoint, async ({ params: { name }, body: { revision, move_to }, who }) => {
    const known = await all()
    const moved = move_to === null ? { articles: 0, categories: 0 } : await moveAll(known, name, move_to, who)
    await refuseFull(await all(), name)
    const change = { revision, fields: { is_archived: true }, ...author(who) }
    const { after } = await changeAtRevision<Kept>(categories, { name }, change)
    await version.noteReferences()
    const answer = { category: await readView(after) }
    return { answer, change: { action: 'category_archive', subject: name, asked: { move_to, moved } } }
  })

  staffWrite(calls, restoreCategoryEndpoint, async ({ params: { name }, body: { revision }, who }) => {
    const known = await all()
    const now = known.find(category => category.name === name)
    refuse('parent_category', now ? placeProblem(known, name, now.parent_category) : null)
    const change = { revision, fields: { is_archived: false }, ...author(who) }
    const { after } = await changeAtRevision<Kept>(categories, { name }, change)
    await version.noteReferences()
    return { answer: { category: await readView(after) }, change: { action: 'category_restore', subject: name } }
  })

  staffWrite(calls, orderCategoriesEndpoint, async ({ body: { parent_category, names } }) => {
    const siblings = (await all())
      .filter(category => category.parent_category === parent_category)
      .sort((one, other) => one.order - other.order)
      .map(({ name }) => name)
    await putInOrder(categories, namesInOrder(siblings, names))
    await version.noteReferences()
    const subject = parent_category ?? 'all'
    return {
      answer: { categories: await tree({ archived: true }) },
      change: { action: 'category_order', subject, before: siblings, after: names },
    }
  })

  /** Articles and subcategories go over together; what a dead process leaves is still in a category of the tree. */
  async function moveAll(known: readonly Kept[], name: string, to: string, who: string) {
    if (!known.some(category => category.name === name)) throw new ShopError('not_found')
    refuse('move_to', moveProblem(known, name, to))
    const children = liveChildren(known, name)
    for (const [place, child] of children.entries()) {
      const fields = { parent_category: to, order: lastPlace(known, to) + place }
      const revision = revisionOf(child).revision
      await changeAtRevision<Kept>(categories, { name: child.name }, { revision, fields, ...author(who) })
    }
    const articles = await uses.moveToCategory(name, to, author(who))
    if (articles > 0) await version.bump()
    return { articles, categories: children.length }
  }

  async function refuseFull(known: readonly Kept[], name: string): Promise<void> {
    const articles = await uses.shownIn(name)
    const children = liveChildren(known, name).length
    if (articles + children > 0) throw new ShopError('in_use', { articles, categories: children })
  }
}

function refuseWrong(known: readonly Kept[], name: string, form: CategoryForm): void {
  refuse('parent_category', placeProblem(known, name, form.parent_category))
  const other = form.special && known.find(({ special }) => special === form.special)
  if (other && other.name !== name) throw wrong('special', 'special_taken')
}

function refuse(field: string, problem: PlaceProblem | null): void {
  if (problem) throw wrong(field, problem)
}

function wrong(field: string, code: string): ShopError {
  return new ShopError('validation', { fields: { [field]: code } })
}

function lastPlace(known: readonly Kept[], parent: string | null): number {
  const places = known.filter(({ parent_category }) => parent_category === parent).map(({ order }) => order)
  return Math.max(0, ...places) + 1
}

function formOf({ title, parent_category, special }: Kept): CategoryForm {
  return { title, parent_category, special }
}

function viewOf(category: Kept, counts = { shown: 0, hidden: 0 }): KeptCategory {
  const { name, is_archived } = category
  return { name, ...formOf(category), is_archived, ...counts, ...revisionOf(category) }
}
