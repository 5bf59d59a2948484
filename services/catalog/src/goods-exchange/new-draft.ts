import type { GoodsMapping } from '@shop/contracts/staff/exchange/staff-goods-exchange'
import type { StoredArticle } from '../articles/article.ts'
import type { Draft, DraftFields } from '../import/draft/draft.ts'
import { UNMAPPED } from '../import/shopify/shopify-drafts.ts'
import type { KnownGoods } from './goods-exchange.repository.ts'

type NewArticle = {
  article: string
  model: string
  color: string | null
  height: string | null
  goods: KnownGoods | null
  /** Another article of its model. */
  sibling: StoredArticle | null
}

/**
 * An article that the shop lacks: with the texts of its model, else as 1C describes it. Null while staff have not said which
 * colour or collection it gets.
 */
export function newDraft(wanted: NewArticle, mapping: GoodsMapping, line: number): Draft | null {
  const { article, model, height, goods, sibling } = wanted
  const { language } = mapping
  const color = wanted.color ?? sibling?.color ?? mapping.default_color
  const common = sibling ? ofModel(sibling) : goods && asDescribed(goods, mapping)
  if (color === null || common === null) return null
  const own = { model, color, height }
  const draft = { article, lines: [line], sizes: [], language, problems: [], notes: [] }
  // Both languages of a model are there; what 1C says in one of them stands for the other, too.
  return sibling
    ? { ...draft, fields: {}, defaults: { ...common, ...own } }
    : { ...draft, fields: { ...common, ...own } }
}

function ofModel({ category, collection, title, description, composition, care }: StoredArticle): DraftFields {
  return { category, collection, title, description, composition, care }
}

function asDescribed(goods: KnownGoods, mapping: GoodsMapping): DraftFields | null {
  const { language, default_collection: collection } = mapping
  if (collection === null) return null
  const categories = new Map(mapping.groups.map(({ id, category }) => [id, category]))
  const category = goods.groups.map(id => categories.get(id)).find(name => name !== undefined) ?? UNMAPPED
  const texts = { title: { [language]: goods.title }, description: { [language]: goods.description } }
  return { category, collection, ...texts }
}
