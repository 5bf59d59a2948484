import type { ProductForm } from '@shop/contracts/staff/goods/staff-product-forms'

/** Texts of the model in which an article may differ from the others. */
export const ownTexts = ['title', 'description', 'composition', 'care'] as const
export type OwnText = (typeof ownTexts)[number]

/** What belongs to one article, as it is typed; its texts only matter where its model's articles differ. */
export type ArticleDraft = Pick<ProductForm, 'model' | 'color' | OwnText> & {
  height: string
  start_sale_date: string
  preorder_on: string
}

export function articleDraft(product: ProductForm): ArticleDraft {
  const { model, color, title, description, composition, care } = product
  return {
    model,
    color,
    title,
    description,
    composition,
    care,
    height: product.height ?? '',
    start_sale_date: product.start_sale_date ?? '',
    preorder_on: product.preorder_on ?? '',
  }
}

/** What is sent: sizes and what belongs to the model go as they are stored, but for the texts in which its articles differ. */
export function articleForm(draft: ArticleDraft, product: ProductForm, differing: readonly OwnText[]): ProductForm {
  const texts = Object.fromEntries(differing.map(name => [name, draft[name]]))
  return {
    ...product,
    ...texts,
    model: draft.model,
    color: draft.color,
    height: draft.height || null,
    start_sale_date: draft.start_sale_date || null,
    preorder_on: draft.preorder_on || null,
  }
}

/** What of the draft the article's own form can change: when that is as before, a newer revision is no conflict. */
export function ownPart(draft: ArticleDraft, differing: readonly OwnText[]): string {
  const { model, color, height, start_sale_date, preorder_on } = draft
  return JSON.stringify([model, color, height, start_sale_date, preorder_on, differing.map(name => draft[name])])
}
