import type { GoodsBatch, GoodsOutcome } from '@shop/contracts/staff/exchange/goods-exchange'
import type { GoodsMapping } from '@shop/contracts/staff/exchange/staff-goods-exchange'
import type { Draft } from '../import/draft/draft.ts'
import type { ImportNames } from '../import/draft/import-names.ts'
import { applyDrafts, type DraftsDeps } from './apply-drafts.ts'
import { groupOfExchange } from './exchange-undo.ts'
import type { GoodsExchangeRepository, KnownGoods } from './goods-exchange.repository.ts'
import { newDraft } from './new-draft.ts'
import { articleIn } from './resolve-offer.ts'

export type ExchangeDeps = DraftsDeps & { goodsExchange: GoodsExchangeRepository }
export type ExchangeRules = { mapping: GoodsMapping; names: ImportNames }

/** Goods as `import.xml` describes them. Where colours or heights divide them into articles, their first offers make these. */
export async function takeDescriptions(
  deps: ExchangeDeps,
  { goods, key, source }: Pick<GoodsBatch, 'goods' | 'key' | 'source'>,
  rules: ExchangeRules,
  outcome: GoodsOutcome,
): Promise<void> {
  const known: KnownGoods[] = []
  for (const { id, article: text, title, description, groups, pictures = [] } of goods) {
    const article = articleIn(text)
    const name = text || id
    if (article === null)
      outcome.refused.push({ article: name, reason: text ? 'invalid_article' : 'article_missing', detail: title })
    else if (title === '') outcome.refused.push({ article, reason: 'title_missing', detail: id })
    else known.push({ _id: id, article, title, description, groups, pictures })
  }
  await deps.goodsExchange.remember(known)
  const { mapping } = rules
  const existing = await deps.articles.existingAmong(known.map(({ article }) => article))
  const areDivided = mapping.color !== '' || mapping.height !== ''
  const fresh = new Map(known.filter(({ article }) => !existing.has(article)).map(row => [row.article, row]))
  const drafts: Draft[] = []
  if (!areDivided)
    for (const [line, row] of [...fresh.values()].entries()) {
      const target = { article: row.article, model: row.article, color: null, height: null, goods: row, sibling: null }
      const draft = newDraft(target, mapping, line)
      if (draft) drafts.push(draft)
      else outcome.refused.push({ article: row.article, reason: 'defaults_missing', detail: row.title })
    }
  const group = source && groupOfExchange(source.exchange)
  const { refused, created } = await applyDrafts(deps, drafts, { names: rules.names, key, group })
  outcome.refused.push(...refused.values())
  outcome.created += created.size
  outcome.unchanged += known.length - (areDivided ? 0 : fresh.size)
}
