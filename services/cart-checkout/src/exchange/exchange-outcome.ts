import type { GoodsOutcome, RefusedGoods } from '@shop/contracts/staff/exchange/goods-exchange'
import type { Exchange, Refused } from './exchange.ts'

/** What became of the orders that 1C spoke of. */
export type ExchangeOutcome = { applied: string[]; unchanged: number; refused: Refused[]; ignored: string[] }
type Outcomes = Partial<Pick<Exchange, 'applied' | 'unchanged' | 'refused' | 'ignored' | 'goods'>>

/** A document of the database is not to grow without end: what comes after this is in the history of the orders. */
const MOST_NAMED = 2000

/** What the log shows of an exchange with one more outcome of orders. */
export function withOutcome(known: Exchange, { applied, unchanged, refused, ignored }: ExchangeOutcome): Outcomes {
  return {
    applied: union(known.applied, applied),
    unchanged: known.unchanged + unchanged,
    refused: distinct([...known.refused, ...refused]).slice(0, MOST_NAMED),
    ignored: union(known.ignored, ignored),
  }
}

/** What the log shows of an exchange with one more outcome of goods. */
export function withGoodsOutcome(known: Exchange, outcome: GoodsOutcome, ignored: readonly string[]): Outcomes {
  const goods = known.goods ? withMore(known.goods, outcome) : outcome
  return { goods: cutGoods(goods), ignored: union(known.ignored, ignored) }
}

/** What it told of waited, and was tried again: lines that are settled make place for those of today. */
export function withRetried(
  { goods: known }: Exchange,
  outcome: GoodsOutcome,
  settled: readonly RefusedGoods[],
): Outcomes | null {
  if (!known) return null
  const gone = new Set(settled.map(textOf))
  const refused = known.refused.filter(line => !gone.has(textOf(line)))
  return { goods: cutGoods(withMore({ ...known, refused }, outcome)) }
}

/** Two outcomes together; what both say is kept once. */
export function withMore(one: GoodsOutcome, other: GoodsOutcome): GoodsOutcome {
  const pictures = (one.pictures ?? 0) + (other.pictures ?? 0)
  return {
    created: one.created + other.created,
    changed: one.changed + other.changed,
    unchanged: one.unchanged + other.unchanged,
    ...(pictures > 0 && { pictures }),
    refused: distinct([...one.refused, ...other.refused]),
    warned: distinct([...one.warned, ...other.warned]),
  }
}

function cutGoods({ refused, warned, ...counts }: GoodsOutcome): GoodsOutcome {
  return { ...counts, refused: refused.slice(0, MOST_NAMED), warned: warned.slice(0, MOST_NAMED) }
}

function union(before: readonly string[], now: readonly string[]): string[] {
  return [...new Set([...before, ...now])].slice(0, MOST_NAMED)
}

function distinct<Row>(rows: readonly Row[]): Row[] {
  return [...new Map(rows.map(row => [JSON.stringify(row), row])).values()]
}

function textOf({ article, reason, detail }: RefusedGoods): string {
  return [article, reason, detail].join('\n')
}
