import type { StaffModelRow } from '@shop/contracts/staff/goods/staff-model-list'
import type { StaffProductRow } from '@shop/contracts/staff/goods/staff-products'

export type ModelRow = StaffModelRow & { is: 'model'; isOpen: boolean }
/** An article, alone or, as a `part`, under the row of its model. */
export type ArticleRow = StaffProductRow & { is: 'article'; isPart: boolean }
export type ProductRow = ModelRow | ArticleRow

/** Under each model that is open its articles, as far as they are here. */
export function rowsOfModels(models: readonly StaffModelRow[], open: readonly string[]): ProductRow[] {
  return models.flatMap((row): ProductRow[] => {
    const isOpen = open.includes(row.model)
    return [{ ...row, is: 'model', isOpen }, ...(isOpen ? rowsOfArticles(row.opened ?? [], true) : [])]
  })
}

export function rowsOfArticles(products: readonly StaffProductRow[], isPart = false): ArticleRow[] {
  return products.map(product => ({ ...product, is: 'article', isPart }))
}

export function idOfRow(row: ProductRow): string {
  return row.is === 'model' ? `model:${row.model}` : row.article
}

/** Articles that are chosen with a row. */
export function articlesIn(row: ProductRow): readonly string[] {
  return row.is === 'model' ? row.articles : [row.article]
}
