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
}

/** What shoppers see: an archived category goes with all that is below it. */
export function publicTree(categories: readonly StoredCategory[]): Category[] {
  return inTreeOrder(categories.filter(({ is_archived }) => !is_archived)).map(toView)
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
