import type { WarnedGoods } from '@shop/contracts/staff/exchange/goods-exchange'
import { onHand, type StockItem } from '../stock/stock.ts'
import { endangeredOrdersOf } from '../stock/take-off.ts'

export type Counted = {
  article: string
  size: string
  /** What lies there by 1C; null: it does not say. */
  quantity: number | null
  /** Sold, though 1C still counts it. */
  untold: number
}
type Move = { by: number; warned: WarnedGoods[] }

/**
 * What brings the shelf to what 1C counts, as a difference: what is reserved stays reserved, what was sold meanwhile stays sold.
 * Where more is promised than lies there, nothing is left for sale, and the warning names the orders (docs/rules.md, "Stock").
 * `key`: what the shelf remembers the move by; it is made once.
 */
export function planQuantity(
  { article, size, quantity, untold }: Counted,
  item: StockItem | undefined,
  key: string,
): Move {
  if (quantity === null) return { by: 0, warned: [] }
  const warn = (reason: WarnedGoods['reason'], detail: string): WarnedGoods => ({ article, reason, detail })
  const warned = quantity < untold ? [warn('quantity_oversold', `${size}: ${quantity} < ${untold}`)] : []
  if (item?.moves?.includes(key)) return { by: 0, warned }
  const by = Math.max(0, quantity - untold) - (item ? onHand(item) : 0)
  const orders = item && -by > item.available ? endangeredOrdersOf(item) : []
  const named = orders.map(({ order, count }) => `${order ?? '—'} (${count})`)
  if (named.length > 0) warned.push(warn('quantity_reserved', `${size}: ${quantity}; ${named.join(', ')}`))
  return { by, warned }
}
