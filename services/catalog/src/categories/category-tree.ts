import type { Category } from '@shop/contracts/catalog/categories'
import type { Text } from '@shop/contracts/texts/text'

export type StoredCategory = {
  name: string
  title: Text
  parent_category: string | null
  /** Its place among the children of its parent. */
  order: number
  special: 'new' | 'sale' | null
  is_archived: boolean
  /** Whether it stands in menus; missing: always, as all did before staff could say so. */
  listing?: 'automatic' | 'always' | 'never'
}

/**
 * What shoppers see: an archived category goes with all that is below it. With the categories that `shown` articles are in, those that do
 * not stand in menus are marked.
 */
export function publicTree(categories: readonly StoredCategory[], shown?: ReadonlySet<string>): Category[] {
  const tree = liveTree(categories)
  const listed = shown && listedNames(categories, shown)
  return tree.map(category => ({
    ...toView(category),
    ...(listed && !listed.has(category.name) && { unlisted: true as const }),
  }))
}

function liveTree(categories: readonly StoredCategory[]): StoredCategory[] {
  return inTreeOrder(categories.filter(({ is_archived }) => !is_archived))
}

/**
 * Categories that stand in the menu, on the home page and among filters: with an article of their own or below them, unless staff say
 * always or never. What is below one that does not stand does not either; what must always stand takes its parents along. `shown`:
 * categories that shown articles are in themselves.
 * (docs/rules.md, "Dictionaries, shops, page texts and redirects")
 */
export function listedNames(categories: readonly StoredCategory[], shown: ReadonlySet<string>): Set<string> {
  const tree = liveTree(categories)
  const filled = new Set<string | null>(shown)
  const listed = new Set<string | null>()
  const parentsOfListed = new Set<string | null>()
  for (const { name, parent_category, special, listing = 'always' } of tree.toReversed()) {
    if (filled.has(name)) filled.add(parent_category)
    const stands = listing === 'always' || special !== null || filled.has(name) || parentsOfListed.has(name)
    if (listing === 'never' || !stands) continue
    listed.add(name)
    parentsOfListed.add(parent_category)
  }
  const names = new Set<string>()
  for (const { name, parent_category } of tree)
    if (listed.has(name) && (parent_category === null || names.has(parent_category))) names.add(name)
  return names
}

/** Every category there is: one that has lost its parent comes last, so that staff can put it back. */
export function wholeTree<Kept extends StoredCategory>(categories: readonly Kept[]): Kept[] {
  const found = inTreeOrder(categories)
  return [...found, ...categories.filter(category => !found.includes(category))]
}

/** Parents first, each followed by its children; what has lost its parent is left out. */
function inTreeOrder<Kept extends StoredCategory>(categories: readonly Kept[]): Kept[] {
  const below = (parent: string | null): Kept[] =>
    categories
      .filter(({ parent_category }) => parent_category === parent)
      .sort((one, other) => one.order - other.order)
      .flatMap(category => [category, ...below(category.name)])
  return below(null)
}

/** The category and all above it, as far as shoppers may see them. */
export function withParents(tree: ReadonlyMap<string, Category>, name: string): string[] {
  const names: string[] = []
  for (let at = tree.get(name); at; at = tree.get(at.parent_category ?? '')) names.push(at.name)
  return names
}

function toView({ name, title, parent_category, special }: StoredCategory): Category {
  return { name, title, parent_category, ...(special && { special }) }
}
