import type { CategoryForm, KeptCategory } from '@shop/contracts/staff/staff-categories'

/** The form as it is chosen: an empty text for what there is not. */
export type CategoryDraft = {
  name: string
  title: { uk: string; en: string }
  parent_category: string
  special: '' | 'new' | 'sale'
}

export function draftOf(known: KeptCategory | null, parent = ''): CategoryDraft {
  if (!known) return { name: '', title: { uk: '', en: '' }, parent_category: parent, special: '' }
  const { name, title, parent_category, special } = known
  return { name, title, parent_category: parent_category ?? '', special: special ?? '' }
}

export function formOf({ title, parent_category, special }: CategoryDraft): CategoryForm {
  return { title, parent_category: parent_category || null, special: special || null }
}

/** A category with how deep it stands, 0 at the top. */
export type Placed = KeptCategory & { depth: number }

/** The tree as the service gives it, parents first, with the depth of each. */
export function placed(categories: readonly KeptCategory[]): Placed[] {
  const depths = new Map<string, number>()
  return categories.map(category => {
    const depth = category.parent_category === null ? 0 : (depths.get(category.parent_category) ?? -1) + 1
    depths.set(category.name, depth)
    return { ...category, depth }
  })
}

/** Where a category, or what is in it, may go: live and not special, never itself nor anything below it. */
export function targetsOf(categories: readonly Placed[], name: string | null): Placed[] {
  const below = new Set(name === null ? [] : [name])
  for (const { name, parent_category } of categories)
    if (parent_category !== null && below.has(parent_category)) below.add(name)
  return categories.filter(({ name, special, is_archived }) => !special && !is_archived && !below.has(name))
}

/** The names of all siblings with one of them moved by a place; null when it stands at that end already. */
export function movedBy(categories: readonly KeptCategory[], name: string, step: -1 | 1): string[] | null {
  const parent = categories.find(category => category.name === name)?.parent_category
  const siblings = categories.filter(({ parent_category }) => parent_category === parent).map(({ name }) => name)
  const from = siblings.indexOf(name)
  const to = from + step
  if (from < 0 || to < 0 || to >= siblings.length) return null
  return siblings.toSpliced(from, 1).toSpliced(to, 0, name)
}
