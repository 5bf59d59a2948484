import {
  changeCategoryEndpoint,
  newCategoryEndpoint,
  orderCategoriesEndpoint,
  staffCategoriesEndpoint,
} from '@shop/contracts/staff/storefront/staff-categories'
import type { InternalCalls } from '@shop/service-kit/between-services/internal'
import { staffRead, staffWrite } from '@shop/service-kit/between-services/staff-calls'
import type { Clock } from '@shop/service-kit/process/clock'
import { addCategory, changeCategory, type EditCategoriesDeps, orderCategories, readTree } from './edit-categories.ts'

/** What staff change in the category tree. */
export function addStaffCategoryCalls(calls: InternalCalls, deps: EditCategoriesDeps & { clock: Clock }): void {
  const authorOf = (who: string) => ({ who, at: deps.clock.now() })

  staffRead(calls, staffCategoriesEndpoint, async ({ query: { with_archived } }) => ({
    categories: await readTree(deps, with_archived === '1' ? 'with archived' : 'live'),
  }))
  staffWrite(calls, newCategoryEndpoint, async ({ body: { name, ...form }, who }) => {
    const category = await addCategory(deps, name, form, authorOf(who))
    return { answer: { category }, change: { action: 'category_add', subject: name, after: form } }
  })
  staffWrite(calls, changeCategoryEndpoint, async ({ params: { name }, body: { revision, ...form }, who }) => {
    const { before, category } = await changeCategory(deps, name, form, { revision, ...authorOf(who) })
    return { answer: { category }, change: { action: 'category_change', subject: name, before, after: form } }
  })
  staffWrite(calls, orderCategoriesEndpoint, async ({ body: { parent_category, names } }) => {
    const before = await orderCategories(deps, parent_category, names)
    const change = { action: 'category_order', subject: parent_category ?? 'all', before, after: names }
    return { answer: { categories: await readTree(deps, 'with archived') }, change }
  })
}
