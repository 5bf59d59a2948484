import type { CategoryForm, KeptCategory, listings } from '@shop/contracts/staff/storefront/staff-categories'

/** The form as it is chosen: an empty text for what there is not. */
export type CategoryDraft = {
  name: string
  title: { uk: string; en: string }
  parent_category: string
  special: '' | 'new' | 'sale'
  listing: (typeof listings)[number]
}

export function draftOf(known: KeptCategory | null, parent = ''): CategoryDraft {
  if (!known) return { name: '', title: { uk: '', en: '' }, parent_category: parent, special: '', listing: 'automatic' }
  const { name, title, parent_category, special, listing = 'always' } = known
  return { name, title, parent_category: parent_category ?? '', special: special ?? '', listing }
}

export function formOf({ title, parent_category, special, listing }: CategoryDraft): CategoryForm {
  return { title, parent_category: parent_category || null, special: special || null, listing }
}

/** A category with how deep it stands, 0 at the top. */
export type CategoryAtDepth = KeptCategory & { depth: number }

/** The tree as the service gives it, parents first, with the depth of each. */
export function withDepths(categories: readonly KeptCategory[]): CategoryAtDepth[] {
  const depths = new Map<string, number>()
  return categories.map(category => {
    const depth = category.parent_category === null ? 0 : (depths.get(category.parent_category) ?? -1) + 1
    depths.set(category.name, depth)
    return { ...category, depth }
  })
}

/** Where a category, or what is in it, may go: live and not special, never itself nor anything below it. */
export function targetsOf(categories: readonly CategoryAtDepth[], name: string | null): CategoryAtDepth[] {
  const below = new Set(name === null ? [] : [name])
  for (const { name, parent_category } of categories)
    if (parent_category !== null && below.has(parent_category)) below.add(name)
  return categories.filter(({ name, special, is_archived }) => !special && !is_archived && !below.has(name))
}

/** What one move in the list of the whole tree means: an order of the siblings of what was moved. */
export function siblingsIn(categories: readonly KeptCategory[], names: readonly string[], moved: string) {
  const parents = new Map(categories.map(({ name, parent_category }) => [name, parent_category]))
  const parent_category = parents.get(moved) ?? null
  return { parent_category, names: names.filter(name => parents.get(name) === parent_category) }
}

/** The tree with these siblings in this order, each with all that is below it. */
export function reorderSiblings<Category extends KeptCategory>(
  tree: readonly Category[],
  names: readonly string[],
): Category[] {
  const below = (parent: string | null): Category[] => {
    const children = tree.filter(({ parent_category }) => parent_category === parent)
    const isMeant = children.every(({ name }) => names.includes(name))
    const inOrder = isMeant
      ? children.toSorted((one, other) => names.indexOf(one.name) - names.indexOf(other.name))
      : children
    return inOrder.flatMap(child => [child, ...below(child.name)])
  }
  return below(null)
}
