import type { ExchangeUndo } from '@shop/contracts/staff/exchange/goods-exchange'
import type { GoodsChangeDeps } from '../goods-changes/carry-out.ts'
import { groupUndo } from '../goods-changes/group-undo.ts'

/** More would be read by nobody. */
const MOST_KEPT = 100

/** By which all changes of an exchange belong together. */
export function groupOfExchange(exchange: string): string {
  return `1c-${exchange}`
}

/** What can be taken back of these exchanges, and what came of that; those of which nothing can are left out. */
export async function findExchangeUndos(
  { goodsChanges, clock }: Pick<GoodsChangeDeps, 'goodsChanges' | 'clock'>,
  exchanges: readonly string[],
): Promise<(ExchangeUndo & { exchange: string })[]> {
  const changes = await goodsChanges.groupsOf(exchanges.map(groupOfExchange))
  const byGroup = Map.groupBy(changes, ({ part_of }) => part_of)
  const now = clock.now()
  return exchanges.flatMap(exchange => {
    const id = groupOfExchange(exchange)
    const undo = groupUndo(byGroup.get(id) ?? [], now)
    if (!undo) return []
    const { state, until, restored, kept } = undo
    const counts = { restored: restored.length, left: kept.length }
    return [{ exchange, id, state, until: until?.toISOString() ?? null, ...counts, kept: kept.slice(0, MOST_KEPT) }]
  })
}
