import type {
  GoodsOf1c,
  GoodsOutcome,
  OfferOf1c,
  RefusedGoods,
  ToldGoods,
} from '@shop/contracts/staff/exchange/goods-exchange'
import type { GoodsMapping } from '@shop/contracts/staff/exchange/staff-goods-exchange'
import type { Draft, DraftSize } from '../import/draft/draft.ts'
import { type ImportNames, importNamesOf, type NamedThingsDeps, readNamedThings } from '../import/draft/import-names.ts'
import { UNMAPPED } from '../import/shopify/shopify-drafts.ts'
import { applyDrafts, type DraftsDeps } from './apply-drafts.ts'
import type { GoodsExchangeRepository, KnownGoods } from './goods-exchange.repository.ts'
import { moveQuantity } from './move-quantity.ts'
import { pricesOf, quantityOf } from './offer-values.ts'
import { articleIn, articlesOf, goodsIdOf, resolveOffer, type Target } from './resolve-offer.ts'

export type GoodsDeps = DraftsDeps & NamedThingsDeps & { goodsExchange: GoodsExchangeRepository }
type Rules = { mapping: GoodsMapping; names: ImportNames }

/**
 * Applies goods and offers of 1C (docs/rules.md, "1C"): new articles come hidden, of known ones only prices and stock change.
 * The same once more changes nothing. Each offer is applied as a whole, or refused with the reason.
 */
export async function takeGoods(deps: GoodsDeps, told: ToldGoods): Promise<GoodsOutcome> {
  await deps.goodsExchange.saw(told)
  const rules = { mapping: await deps.goodsExchange.mapping(), names: importNamesOf(await readNamedThings(deps)) }
  const outcome: GoodsOutcome = { created: 0, changed: 0, unchanged: 0, refused: [], warned: [] }
  await takeDescriptions(deps, told.goods, rules, outcome)
  await takeOffers(deps, told, rules, outcome)
  return outcome
}

/** Goods as `import.xml` describes them. Where colours or heights divide them into articles, their first offers make these. */
async function takeDescriptions(
  deps: GoodsDeps,
  goods: readonly GoodsOf1c[],
  rules: Rules,
  outcome: GoodsOutcome,
): Promise<void> {
  const known: KnownGoods[] = []
  for (const { id, article: text, title, description, groups } of goods) {
    const article = articleIn(text)
    const name = text || id
    if (article === null)
      outcome.refused.push({ article: name, reason: text ? 'invalid_article' : 'article_missing', detail: title })
    else if (title === '') outcome.refused.push({ article, reason: 'title_missing', detail: id })
    else known.push({ _id: id, article, title, description, groups })
  }
  await deps.goodsExchange.remember(known)
  const { mapping } = rules
  const existing = await deps.articles.existingAmong(known.map(({ article }) => article))
  const areDivided = mapping.color !== '' || mapping.height !== ''
  const fresh = new Map(known.filter(({ article }) => !existing.has(article)).map(row => [row.article, row]))
  const drafts: Draft[] = []
  if (!areDivided)
    for (const [line, row] of [...fresh.values()].entries()) {
      const target = { article: row.article, model: row.article, color: null, height: null, goods: row }
      const draft = newDraft(target, mapping, line)
      if (draft) drafts.push(draft)
      else outcome.refused.push({ article: row.article, reason: 'defaults_missing', detail: row.title })
    }
  const { refused, created } = await applyDrafts(deps, drafts, rules.names)
  outcome.refused.push(...refused.values())
  outcome.created += created.size
  outcome.unchanged += known.length - (areDivided ? 0 : fresh.size)
}

type NewArticle = Pick<Target, 'article' | 'model' | 'color' | 'height'> & { goods: KnownGoods }

/** An article that the shop lacks, as 1C describes it; null while staff have not said which colour or collection it gets. */
function newDraft(target: NewArticle, mapping: GoodsMapping, line: number): Draft | null {
  const { article, model, height, goods } = target
  const { language, default_collection: collection } = mapping
  const color = target.color ?? mapping.default_color
  if (color === null || collection === null) return null
  const categories = new Map(mapping.groups.map(({ id, category }) => [id, category]))
  const category = goods.groups.map(id => categories.get(id)).find(name => name !== undefined) ?? UNMAPPED
  return {
    article,
    lines: [line],
    fields: {
      model,
      category,
      collection,
      color,
      height,
      title: { [language]: goods.title },
      description: { [language]: goods.description },
    },
    sizes: [],
    language,
    problems: [],
    notes: [],
  }
}

type Wish = { line: number; target: Target; size: DraftSize; quantity: number | null }

async function takeOffers(
  deps: GoodsDeps,
  { offers, key, untold_sales }: ToldGoods,
  rules: Rules,
  outcome: GoodsOutcome,
): Promise<void> {
  if (offers.length === 0) return
  const wishes = await readOffers(deps, offers, rules, outcome)
  const drafts: Draft[] = []
  for (const [article, ofArticle] of Map.groupBy(wishes, ({ target }) => target.article)) {
    const draft = draftOf(ofArticle, rules.mapping)
    if (draft) drafts.push(draft)
    else outcome.refused.push({ article, reason: 'defaults_missing', detail: ofArticle[0]?.size.name ?? '' })
  }
  const { refused, created, changed } = await applyDrafts(deps, drafts, rules.names)
  outcome.refused.push(...refused.values())
  outcome.created += created.size
  const untold = new Map(untold_sales.map(({ article, size, count }) => [`${article}\n${size}`, count]))
  const taken = wishes.filter(({ line, target: { article } }) => !refused.has(line) && isDrafted(drafts, article))
  await deps.stock.insertMissing(taken.map(({ target: { article, size } }) => ({ article, size, received: 0 })))
  for (const { target, quantity } of taken) {
    const { article, size } = target
    const wanted = { article, size, quantity: quantity ?? 0, untold: untold.get(`${article}\n${size}`) ?? 0 }
    const moved = quantity === null ? null : await moveQuantity(deps, key, wanted)
    outcome.warned.push(...(moved?.warned ?? []))
    const isChanged = moved?.isChanged || changed.has(article) || created.has(article)
    outcome[isChanged ? 'changed' : 'unchanged'] += 1
  }
}

function isDrafted(drafts: readonly Draft[], article: string): boolean {
  return drafts.some(draft => draft.article === article)
}

/** What the offers mean, each for itself; those that mean nothing, or something twice, are noted as refused. */
async function readOffers(deps: GoodsDeps, offers: readonly OfferOf1c[], rules: Rules, outcome: GoodsOutcome) {
  const goods = await deps.goodsExchange.known([...new Set(offers.map(goodsIdOf))])
  const articles = await deps.articles.allAmong([...new Set(offers.flatMap(offer => articlesOf(offer, goods)))])
  const models = new Set([...articles.map(({ model }) => model), ...[...goods.values()].map(({ article }) => article)])
  const variants = Map.groupBy(await deps.articles.variantsAmong([...models]), ({ model }) => model)
  const siblings = [...variants.values()].flat().map(({ article }) => article)
  const known = new Map(articles.map(row => [row.article, row]))
  for (const row of await deps.articles.allAmong(siblings.filter(name => !known.has(name)))) known.set(row.article, row)
  const offerRules = {
    ...rules,
    goods,
    articles: known,
    variantsOf: (model: string) => variants.get(model) ?? [],
  }
  const wishes: Wish[] = []
  const seen = new Set<string>()
  for (const [line, offer] of offers.entries()) {
    const refuse = (refusal: Omit<RefusedGoods, 'article'> & { article?: string }) =>
      outcome.refused.push({ article: offer.article || offer.id, ...refusal })
    const target = resolveOffer(offer, offerRules)
    if ('reason' in target) {
      refuse(target)
      continue
    }
    const { article, size } = target
    const [prices, quantity] = [pricesOf(offer, rules.mapping), quantityOf(offer)]
    const wrong = [prices, quantity].find(value => value !== null && typeof value === 'object' && 'reason' in value)
    if (wrong && typeof wrong === 'object' && 'reason' in wrong) refuse({ article, ...wrong })
    else if (seen.has(`${article}\n${size}`)) refuse({ article, reason: 'twice', detail: size })
    else if (typeof quantity !== 'object' || quantity === null) {
      seen.add(`${article}\n${size}`)
      wishes.push({ line, target, size: { line, name: size, ...prices }, quantity })
    }
  }
  return wishes
}

/** All that the file says of an article, of a new one with its texts; null where nobody knows its colour or collection. */
function draftOf(wishes: readonly Wish[], mapping: GoodsMapping): Draft | null {
  const [first] = wishes
  if (!first) return null
  const lines = wishes.map(({ line }) => line)
  const sizes = wishes.map(({ size }) => size)
  const { target } = first
  if (!target.isNew) return { article: target.article, lines, fields: {}, sizes, problems: [], notes: [] }
  const made = target.goods && newDraft({ ...target, goods: target.goods }, mapping, first.line)
  return made && { ...made, lines, sizes }
}
