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

type Own = Pick<ProductForm, 'model' | 'color' | 'height' | 'start_sale_date' | 'preorder_on'> &
  Partial<Pick<ProductForm, OwnText>>

/** What of the draft the form of an article may send: texts only where the articles of its model differ. */
function ownFields(draft: ArticleDraft, differing: readonly OwnText[]): Own {
  const { model, color, height, start_sale_date, preorder_on } = draft
  return {
    model,
    color,
    height: height || null,
    start_sale_date: start_sale_date || null,
    preorder_on: preorder_on || null,
    ...Object.fromEntries(differing.map(name => [name, draft[name]])),
  }
}

/** The fields that were changed, and what they said when they were read: nothing else is sent. */
export function changedFields(
  draft: ArticleDraft,
  opened: ArticleDraft,
  differing: readonly OwnText[],
): { fields: Partial<ProductForm>; was: Partial<ProductForm> } {
  const [now, before] = [ownFields(draft, differing), ownFields(opened, differing)]
  const names = (Object.keys(now) as (keyof Own)[]).filter(
    name => JSON.stringify(now[name]) !== JSON.stringify(before[name]),
  )
  const only = (of: Own) => Object.fromEntries(names.map(name => [name, of[name]]))
  return { fields: only(now), was: only(before) }
}

/** What of the draft the article's own form can change: when that is as before, a newer revision is no conflict. */
export function ownPart(draft: ArticleDraft, differing: readonly OwnText[]): string {
  return JSON.stringify(ownFields(draft, differing))
}
