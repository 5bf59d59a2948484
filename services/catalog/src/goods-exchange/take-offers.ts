import type { GoodsBatch, GoodsOutcome, OfferOf1c, RefusedGoods } from '@shop/contracts/staff/exchange/goods-exchange'
import type { GoodsMapping } from '@shop/contracts/staff/exchange/staff-goods-exchange'
import type { Draft, DraftSize } from '../import/draft/draft.ts'
import { applyDrafts } from './apply-drafts.ts'
import { groupOfExchange } from './exchange-undo.ts'
import { newDraft } from './new-draft.ts'
import { codesIn, pricesOf, quantityOf, sharedArticles } from './offer-values.ts'
import { sizeOf } from './plan-draft.ts'
import { articlesOf, goodsIdOf, resolveOffer, type Target } from './resolve-offer.ts'
import type { ExchangeDeps, ExchangeRules } from './take-descriptions.ts'

type Wish = { line: number; target: Target; size: DraftSize; quantity: number | null }

/** What was refused, by the place of its offer. */
export type RefusedOffers = ReadonlyMap<number, RefusedGoods>

/** Prices and stock of sizes, as `offers.xml` has them; what the shop lacks of them is made. Answers what was refused. */
export async function takeOffers(
  deps: ExchangeDeps,
  { offers, key, untold_sales, source }: Pick<GoodsBatch, 'offers' | 'key' | 'untold_sales' | 'source'>,
  rules: ExchangeRules,
  outcome: GoodsOutcome,
): Promise<RefusedOffers> {
  if (offers.length === 0) return new Map()
  const { wishes, unread } = await readOffers(deps, offers, rules)
  const drafts: Draft[] = []
  for (const [article, ofArticle] of Map.groupBy(wishes, ({ target }) => target.article)) {
    const draft = draftOf(ofArticle, rules.mapping)
    const refusal = { article, reason: 'defaults_missing' as const, detail: ofArticle[0]?.size.name ?? '' }
    if (draft) drafts.push(draft)
    else for (const { line } of ofArticle) unread.set(line, refusal)
  }
  const untold = new Map(untold_sales.map(({ count, ...size }) => [sizeOf(size), count]))
  const counted = new Map(
    wishes.map(({ line, target: { article, size }, quantity }) => [
      line,
      { article, size, quantity, untold: untold.get(sizeOf({ article, size })) ?? 0 },
    ]),
  )
  const asked = { names: rules.names, key, counted, group: source && groupOfExchange(source.exchange) }
  const applied = await applyDrafts(deps, drafts, asked)
  const { refused, created, changed, moved, warned } = applied
  // One line says it of a whole article.
  outcome.refused.push(...new Set([...unread.values(), ...refused.values()]))
  outcome.warned.push(...warned)
  outcome.created += created.size
  for (const { line, target } of wishes) {
    const { article } = target
    if (refused.has(line) || !isDrafted(drafts, article)) continue
    const isChanged = moved.has(sizeOf(target)) || changed.has(article) || created.has(article)
    outcome[isChanged ? 'changed' : 'unchanged'] += 1
  }
  return new Map([...unread, ...refused])
}

function isDrafted(drafts: readonly Draft[], article: string): boolean {
  return drafts.some(draft => draft.article === article)
}

/** What the offers mean, each for itself; those that mean nothing, or something twice, are unread. */
async function readOffers(deps: ExchangeDeps, offers: readonly OfferOf1c[], rules: ExchangeRules) {
  const goods = await deps.goodsExchange.findGoods([...new Set(offers.map(goodsIdOf))])
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
  const unread = new Map<number, RefusedGoods>()
  const seen = new Set<string>()
  const shared = sharedArticles(offers)
  for (const [line, offer] of offers.entries()) {
    const refuse = (refusal: Omit<RefusedGoods, 'article'> & { article?: string }) =>
      unread.set(line, { article: offer.article || offer.id, ...refusal })
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
      wishes.push({
        line,
        target,
        size: { line, name: size, ...prices, ...codesIn(offer, target, { shared, articles: known }) },
        quantity,
      })
    }
  }
  return { wishes, unread }
}

/** All that the file says of an article, of a new one with its texts; null where nobody knows its colour or collection. */
function draftOf(wishes: readonly Wish[], mapping: GoodsMapping): Draft | null {
  const [first] = wishes
  if (!first) return null
  const lines = wishes.map(({ line }) => line)
  const sizes = wishes.map(({ size }) => size)
  const { target } = first
  if (!target.isNew) return { article: target.article, lines, fields: {}, sizes, problems: [], notes: [] }
  const made = newDraft(target, mapping, first.line)
  return made && { ...made, lines, sizes }
}
