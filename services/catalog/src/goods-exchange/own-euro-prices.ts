import type { WarnedGoods } from '@shop/contracts/staff/exchange/goods-exchange'
import { toDecimal } from '@shop/money/money'
import type { StoredArticle } from '../articles/article.ts'
import type { Draft } from '../import/draft/draft.ts'

/**
 * Sizes whose hryvnia price another one takes the place of, while the euro price that staff entered stays: it follows no rate
 * (docs/rules.md, "1C").
 */
export function ownEuroPricesLeft(stored: StoredArticle | null, { article, sizes }: Draft): WarnedGoods[] {
  return sizes.flatMap(({ name, price_uah, price_eur }) => {
    const price = stored?.sizes.find(size => size.name === name)?.price
    if (!price || price.eur === null || price_uah === undefined || price_eur !== undefined) return []
    if (price_uah === null || toDecimal(price.uah) === price_uah) return []
    return [{ article, reason: 'eur_unchanged', detail: `${name}: ${toDecimal(price.eur)} €` } as const]
  })
}
