import { articleSchema } from '@shop/contracts/catalog/article'
import type { OfferOf1c, RefusedGoods } from '@shop/contracts/staff/exchange/goods-exchange'
import type { GoodsMapping, ValueKind } from '@shop/contracts/staff/exchange/staff-goods-exchange'
import type { StaffVariant, StoredArticle } from '../articles/article.ts'
import type { ImportNames } from '../import/draft/import-names.ts'
import { articleFrom } from '../import/shopify/article-name.ts'
import type { KnownGoods } from './goods-exchange.repository.ts'

/** What the shop knows of the goods that offers are about. */
export type OfferRules = {
  mapping: GoodsMapping
  names: ImportNames
  goods: ReadonlyMap<string, KnownGoods>
  articles: ReadonlyMap<string, StoredArticle>
  /** Colours and heights of a model. */
  variantsOf: (model: string) => readonly StaffVariant[]
}

/** The size of an article that an offer is about; `isNew`: the shop lacks the article. */
export type Target = {
  article: string
  size: string
  isNew: boolean
  model: string
  color: string | null
  height: string | null
  goods: KnownGoods | null
  /** Of a new article, another one of its model. */
  sibling: StoredArticle | null
}
type Refusal = Omit<RefusedGoods, 'article'> & { article?: string }

/** The identity of the goods: what stands before `#` in that of an offer. */
export function goodsIdOf({ id }: Pick<OfferOf1c, 'id'>): string {
  return id.split('#', 1)[0] ?? ''
}

/** An article as the shop writes it; null where it cannot be one. */
export function articleIn(text: string): string | null {
  const article = text.trim().toUpperCase()
  return articleSchema.safeParse(article).success ? article : null
}

/** How the goods of an offer may be called in the shop, the likeliest first. */
export function articlesOf(offer: OfferOf1c, goods: ReadonlyMap<string, KnownGoods>): string[] {
  const texts = [goods.get(goodsIdOf(offer))?.article, offer.article, goodsIdOf(offer)]
  return [...new Set(texts.flatMap(text => (text ? (articleIn(text) ?? []) : [])))]
}

/** What the offer says by the characteristics that staff have named; null where it says nothing. */
export function characteristicValues(
  { characteristics }: OfferOf1c,
  mapping: GoodsMapping,
): Record<ValueKind, string | null> {
  const characteristicText = (characteristic: string): string | null =>
    (characteristic && characteristics.find(one => isSame(one.name, characteristic))?.value.trim()) || null
  return {
    color: characteristicText(mapping.color),
    height: characteristicText(mapping.height),
    size: characteristicText(mapping.size),
  }
}

/** Which size of which article the offer is about, or why nobody can tell (docs/rules.md, "1C"). */
export function resolveOffer(offer: OfferOf1c, rules: OfferRules): Target | Refusal {
  const { mapping, names } = rules
  const goods = rules.goods.get(goodsIdOf(offer)) ?? null
  const written = articlesOf(offer, rules.goods)
  const base = written.map(name => rules.articles.get(name)).find(found => found !== undefined)
  const name = base?.article ?? (goods ? written[0] : undefined)
  if (name === undefined) return { reason: 'article_unknown', detail: offer.article || offer.id }

  const { color: colorSaid, height: heightSaid, size: sizeSaid } = characteristicValues(offer, mapping)
  const color = colorSaid === null ? null : names.nameOf('color', colorSaid)
  if (color === undefined) return { article: name, reason: 'color_unknown', detail: colorSaid ?? '' }
  const height = heightSaid === null ? null : names.nameOf('height', heightSaid)
  if (height === undefined) return { article: name, reason: 'height_unknown', detail: heightSaid ?? '' }

  const variant = variantFor({ name, base, color, height }, rules)
  const known = rules.articles.get(variant.article) ?? base
  const size = sizeOf(sizeSaid, offer, variant.isNew ? undefined : known, names)
  if (size === undefined)
    return sizeSaid === null
      ? { article: variant.article, reason: 'size_missing', detail: offer.id }
      : { article: variant.article, reason: 'size_unknown', detail: sizeSaid }
  const [other] = variant.isNew ? rules.variantsOf(variant.model) : []
  const sibling = variant.isNew ? (base ?? (other && rules.articles.get(other.article)) ?? null) : null
  return { ...variant, size, goods, sibling }
}

type Wanted = { name: string; base: StoredArticle | undefined; color: string | null; height: string | null }

/** The article of the colour and height that are said; of a new one, what it will be called. */
function variantFor(
  { name, base, color, height }: Wanted,
  { variantsOf }: OfferRules,
): Omit<Target, 'size' | 'goods' | 'sibling'> {
  const model = base?.model ?? name
  const saysNothing = color === null && height === null
  const fits = (one: Pick<StaffVariant, 'color' | 'height'>) =>
    (color === null || one.color === color) && (height === null || one.height === height)
  if (base && (saysNothing || fits(base))) return { ...variantOf(base), isNew: false }
  const sibling = variantsOf(model).find(fits)
  if (sibling) return { ...variantOf(sibling), isNew: false }
  const article = saysNothing ? name : articleFrom([name, color ?? '', height ?? ''])
  // What is not said is as in the article that 1C names.
  return { article, model, color: color ?? base?.color ?? null, height: height ?? base?.height ?? null, isNew: true }
}

function variantOf({ article, model, color, height }: Pick<StaffVariant, 'article' | 'model' | 'color' | 'height'>) {
  return { article, model, color, height }
}

/** As 1C says it, as our own documents write it behind `#`, or the only one that the article has. */
function sizeOf(
  said: string | null,
  offer: OfferOf1c,
  known: StoredArticle | undefined,
  names: ImportNames,
): string | undefined {
  if (said !== null) return names.nameOf('size', said)
  const [, ...rest] = offer.id.split('#')
  const behind = rest.join('#').trim()
  const named = behind === '' ? undefined : names.nameOf('size', behind)
  if (named !== undefined) return named
  const [only, ...others] = known?.sizes ?? []
  return only && others.length === 0 ? only.name : undefined
}

function isSame(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase()
}
