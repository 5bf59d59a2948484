import type { StoredArticle } from '../../articles/article.ts'

type Variant = Pick<StoredArticle, 'article' | 'color' | 'height'>
export type Variants = readonly Variant[]
export type VariantKey = Pick<StoredArticle, 'model' | 'color' | 'height'>

export type VariantIndex = {
  add(row: Variant & { model: string }): void
  has(model: string, article: string): boolean
  /** Articles of the model in this colour and height. */
  like(key: VariantKey): Variants
}

/** Finds articles by model, colour and height: a file may name thousands of one model, and each is compared with the others. */
export function createVariantIndex(rows: readonly (Variant & { model: string })[] = []): VariantIndex {
  const models = new Map<string, { articles: Set<string>; byKey: Map<string, Variant[]> }>()
  const keyOf = ({ color, height }: VariantKey) => JSON.stringify([color, height])

  function add(row: Variant & { model: string }): void {
    const model = models.get(row.model) ?? { articles: new Set(), byKey: new Map<string, Variant[]>() }
    models.set(row.model, model)
    model.articles.add(row.article)
    const same = model.byKey.get(keyOf(row))
    if (same) same.push(row)
    else model.byKey.set(keyOf(row), [row])
  }

  for (const row of rows) add(row)
  return {
    add,
    has: (model, article) => models.get(model)?.articles.has(article) ?? false,
    like: key => models.get(key.model)?.byKey.get(keyOf(key)) ?? [],
  }
}
