import type { GoodsBatch, GoodsOutcome, RetriedGoods } from '@shop/contracts/staff/exchange/goods-exchange'
import type { ExchangeDeps, ExchangeRules } from './take-descriptions.ts'
import { takeOffers } from './take-offers.ts'
import { waitForMapping } from './wait-for-mapping.ts'
import type { WaitingOffers } from './waiting-offers.repository.ts'

/**
 * Applies what waited of a chunk by what staff say now, as if it came at this moment; what 1C cannot know of since then is told
 * with it. What is still refused for the like waits on.
 */
export async function retryOffers(
  deps: ExchangeDeps & { waitingOffers: WaitingOffers },
  { key, untold_sales }: Pick<GoodsBatch, 'key' | 'untold_sales'>,
  rules: ExchangeRules,
): Promise<RetriedGoods> {
  const waiting = await deps.waitingOffers.readyOf(key)
  const outcome: GoodsOutcome = { created: 0, changed: 0, unchanged: 0, refused: [], warned: [] }
  const offers = waiting.map(({ offer }) => offer)
  const [{ exchange, at } = { exchange: '', at: new Date(0) }] = waiting
  const source = { exchange, at: at.toISOString() }
  // Another one of the chunk may have moved the same shelf under its own key.
  const refused = await takeOffers(deps, { offers, key: `${key} later`, untold_sales, source }, rules, outcome)
  await waitForMapping(deps.waitingOffers, { key, offers, source }, refused, rules, waiting)
  return { outcome, settled: waiting.map(({ refusal }) => refusal) }
}
