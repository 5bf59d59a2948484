import type { Category } from '@shop/contracts/categories'
import type { Text } from '@shop/contracts/text'

export type StoredCategory = {
  name: string
  title: Text
  parent_category: string | null
  /** Its place among the children of its parent. */
  order: number
  special: 'new' | 'sale' | null
  is_archived: boolean
}

/** Parents first, each followed by its children; an archived category goes with all that is below it. */
export function publicTree(categories: readonly StoredCategory[]): Category[] {
  const below = (parent: string | null): Category[] =>
    categories
      .filter(category => category.parent_category === parent && !category.is_archived)
      .sort((one, other) => one.order - other.order)
      .flatMap(category => [toView(category), ...below(category.name)])
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
