import { ShopError } from '@shop/contracts/errors'
import type { WarnedGoods } from '@shop/contracts/staff/exchange/goods-exchange'
import type { EndangeredOrder } from '@shop/contracts/staff/goods/staff-stock'
import { receiveStock } from '../stock/arrivals.ts'
import type { StockDeps } from '../stock/settle-stock.ts'
import { onHand } from '../stock/stock.ts'
import { takeOff } from '../stock/take-off.ts'

type Wanted = {
  article: string
  size: string
  /** What lies there by 1C. */
  quantity: number
  /** Sold, though 1C still counts it. */
  untold: number
}
type Moved = { isChanged: boolean; warned: WarnedGoods[] }

/**
 * Brings the shelf to what 1C counts, by the difference: what is reserved stays reserved, what was sold meanwhile stays sold.
 * Where more is promised than lies there, nothing is left for sale, and the warning names the orders (docs/rules.md, "Stock").
 */
export async function moveQuantity(deps: StockDeps, key: string, wanted: Wanted): Promise<Moved> {
  const { article, size, quantity, untold } = wanted
  for (;;) {
    const [item] = await deps.stock.ofSizes([{ article, size }])
    if (!item) return { isChanged: false, warned: [] }
    const by = Math.max(0, quantity - untold) - onHand(item)
    const warned = quantity < untold ? [oversoldWarning(wanted)] : []
    if (by === 0 || item.moves?.includes(key)) return { isChanged: false, warned }
    if (by > 0) {
      await receiveStock(deps, key, { article, size, count: by })
      return { isChanged: true, warned }
    }
    const endangered = await takeAndFindEndangered(deps, key, { article, size, count: -by })
    // Some were sold in this very moment: the difference is another one now.
    if (endangered === null) continue
    return { isChanged: true, warned: [...warned, ...reservedWarnings(wanted, endangered)] }
  }
}

/** Takes them off and says which orders that endangers; null where there are not so many any more. */
async function takeAndFindEndangered(
  deps: StockDeps,
  key: string,
  quantity: { article: string; size: string; count: number },
) {
  let endangered: EndangeredOrder[] = []
  try {
    await takeOff(deps, key, quantity, { confirmed: false, field: 'quantity' }).catch(async (error: unknown) => {
      if (!(error instanceof ShopError) || error.code !== 'stock_reserved') throw error
      endangered = error.details.orders as EndangeredOrder[]
      await takeOff(deps, key, quantity, { confirmed: true, field: 'quantity' })
    })
    return endangered
  } catch (error) {
    if (error instanceof ShopError && error.code === 'validation') return null
    throw error
  }
}

function oversoldWarning({ article, size, quantity, untold }: Wanted): WarnedGoods {
  return { article, reason: 'quantity_oversold', detail: `${size}: ${quantity} < ${untold}` }
}

function reservedWarnings({ article, size, quantity }: Wanted, orders: readonly EndangeredOrder[]): WarnedGoods[] {
  if (orders.length === 0) return []
  const named = orders.map(({ order, count }) => `${order ?? '—'} (${count})`)
  return [{ article, reason: 'quantity_reserved', detail: `${size}: ${quantity}; ${named.join(', ')}` }]
}
