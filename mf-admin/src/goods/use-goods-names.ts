import { allCategoriesEndpoint, type Category } from '@shop/contracts/catalog/categories'
import { allCollectionsEndpoint } from '@shop/contracts/catalog/dictionaries'
import { useFormat } from '@shop/shell/format'
import { useEndpoint } from '@shop/shell/query'

type Option = { value: string; label: string }

/** What categories and collections are called now. One that is archived or gone keeps the name that it has in addresses. */
export function useGoodsNames() {
  const { text } = useFormat()
  const { data: known } = useEndpoint(allCategoriesEndpoint, { query: {} })
  const { data: made } = useEndpoint(allCollectionsEndpoint, { query: {} })
  const tree = (known?.categories ?? []).filter(({ special }) => !special)
  const titles = new Map(tree.map(({ name, title }) => [name, text(title)]))
  const categories: Option[] = tree.map(category => ({
    value: category.name,
    label: `${'– '.repeat(depthOf(category, tree))}${text(category.title)}`,
  }))
  const collections: Option[] = (made?.collections ?? []).map(({ name, title }) => ({
    value: name,
    label: text(title),
  }))
  return { categoryName: (category: string) => titles.get(category) ?? category, categories, collections }
}

function depthOf({ parent_category }: Category, tree: readonly Category[]): number {
  const parent = tree.find(({ name }) => name === parent_category)
  return parent ? 1 + depthOf(parent, tree) : 0
}
