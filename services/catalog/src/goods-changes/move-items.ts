import { ShopError } from '@shop/contracts/errors'
import { receiveStock } from '../stock/arrivals.ts'
import type { StockDeps } from '../stock/settle-stock.ts'
import type { ItemQuantity } from '../stock/stock.ts'
import { takeOff } from '../stock/take-off.ts'
import type { Order, PlannedRow, RefusedRow } from './goods-change.ts'

type Rows = readonly Pick<PlannedRow, 'article' | 'moves'>[]
type Moved = Pick<Order, 'plan' | 'confirmed'>

/**
 * Takes off what goes, each size once however often it is tried.
 * @throws ShopError stock_reserved; validation when there are not so many.
 */
export async function takeItems(deps: StockDeps, order: Moved, rows: Rows): Promise<void> {
  for (const quantity of await takePlain(deps, order, rows)) await takeOne(deps, order, quantity)
}

/** Takes off what goes of rows that each stand for themselves; answers of which there were not so many any more. */
export async function takeWhatIsThere(deps: StockDeps, order: Moved, rows: Rows): Promise<RefusedRow[]> {
  const refused: RefusedRow[] = []
  for (const quantity of await takePlain(deps, order, rows)) {
    try {
      await takeOne(deps, order, quantity)
    } catch (error) {
      if (!(error instanceof ShopError)) throw error
      refused.push({ article: quantity.article, why: [`stock ${quantity.size}`] })
    }
  }
  return refused
}

/** Puts on the shelves what comes, each size once. */
export async function receiveItems(deps: StockDeps, { plan }: Moved, rows: Rows): Promise<void> {
  const coming = quantitiesOf(rows, 1)
  if (coming.length === 0) return
  await deps.stock.receivePlain(plan, coming)
  for (const quantity of await findUnmoved(deps, plan, coming)) await receiveStock(deps, plan, quantity)
}

/** The moves of a plan that were made. */
export async function madeMoves(
  deps: StockDeps,
  plan: string,
  rows: Rows,
): Promise<(article: string, size: string) => boolean> {
  const all = [...quantitiesOf(rows, 1), ...quantitiesOf(rows, -1)]
  const left = new Set((await findUnmoved(deps, plan, all)).map(keyOf))
  return (article, size) => !left.has(keyOf({ article, size }))
}

async function takePlain(deps: StockDeps, { plan }: Moved, rows: Rows): Promise<ItemQuantity[]> {
  const taken = quantitiesOf(rows, -1)
  if (taken.length === 0) return []
  await deps.stock.takePlain(plan, taken)
  return findUnmoved(deps, plan, taken)
}

function takeOne(deps: StockDeps, { plan, confirmed }: Moved, quantity: ItemQuantity): Promise<void> {
  return takeOff(deps, plan, quantity, { confirmed, field: 'articles' })
}

function quantitiesOf(rows: Rows, sign: 1 | -1): ItemQuantity[] {
  return rows.flatMap(({ article, moves = [] }) =>
    moves.filter(({ by }) => by * sign > 0).map(({ size, by }) => ({ article, size, count: by * sign })),
  )
}

async function findUnmoved(
  { stock }: StockDeps,
  key: string,
  quantities: readonly ItemQuantity[],
): Promise<ItemQuantity[]> {
  if (quantities.length === 0) return []
  const articles = [...new Set(quantities.map(({ article }) => article))]
  const moved = new Set(
    (await stock.ofArticles(articles)).filter(({ moves }) => moves?.includes(key)).map(item => keyOf(item)),
  )
  return quantities.filter(quantity => !moved.has(keyOf(quantity)))
}

function keyOf({ article, size }: Pick<ItemQuantity, 'article' | 'size'>): string {
  return `${article}\n${size}`
}
