import { MOST_LEVELS } from '@shop/contracts/staff/storefront/staff-categories'
import type { StoredCategory } from './category-tree.ts'

/** Why a category cannot stand there, as the code of a field. */
export type PlaceProblem =
  | 'category_unknown'
  | 'category_archived'
  | 'category_special'
  | 'category_cycle'
  | 'category_too_deep'

/**
 * May the category of this name stand under that parent, with all that is below it? Null: it may. A name that nobody has yet
 * is a new category.
 */
export function placeProblem(
  categories: readonly StoredCategory[],
  name: string,
  parent: string | null,
): PlaceProblem | null {
  if (parent === null) return null
  const above = chainOf(categories, parent)
  const [under] = above
  if (!under) return 'category_unknown'
  if (above.some(category => category.name === name)) return 'category_cycle'
  if (under.special) return 'category_special'
  if (above.some(({ is_archived }) => is_archived)) return 'category_archived'
  return above.length + heightOf(categories, name) > MOST_LEVELS ? 'category_too_deep' : null
}

/** May everything that is in a category go into that other one? Null: it may. */
export function moveProblem(categories: readonly StoredCategory[], name: string, to: string): PlaceProblem | null {
  const target = categories.find(category => category.name === to)
  if (!target) return 'category_unknown'
  if (chainOf(categories, to).some(category => category.name === name)) return 'category_cycle'
  if (target.special) return 'category_special'
  if (chainOf(categories, to).some(({ is_archived }) => is_archived)) return 'category_archived'
  const children = liveChildren(categories, name)
  return children.map(child => placeProblem(categories, child.name, to)).find(problem => problem !== null) ?? null
}

export function liveChildren<Kept extends StoredCategory>(categories: readonly Kept[], name: string): Kept[] {
  return categories.filter(({ parent_category, is_archived }) => parent_category === name && !is_archived)
}

/** The category and all above it; ends where two of them stand under each other. */
function chainOf(categories: readonly StoredCategory[], name: string): StoredCategory[] {
  const chain: StoredCategory[] = []
  let at = categories.find(category => category.name === name)
  while (at && !chain.includes(at)) {
    chain.push(at)
    const above = at.parent_category
    at = categories.find(category => category.name === above)
  }
  return chain
}

/** Levels that a category takes with all below it: 1 for one without children. */
function heightOf(categories: readonly StoredCategory[], name: string, seen: readonly string[] = []): number {
  if (seen.includes(name)) return 0
  const children = categories.filter(({ parent_category }) => parent_category === name)
  return 1 + Math.max(0, ...children.map(child => heightOf(categories, child.name, [...seen, name])))
}
