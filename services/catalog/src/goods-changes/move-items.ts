import { ShopError } from '@shop/contracts/errors'
import { receiveStock } from '../stock/arrivals.ts'
import type { StockDeps } from '../stock/settle-stock.ts'
import type { ItemQuantity } from '../stock/stock.ts'
import { takeOff } from '../stock/take-off.ts'
import type { Order, PlannedRow, RefusedRow } from './goods-change.ts'

type Rows = readonly Pick<PlannedRow, 'article' | 'moves'>[]
type Moved = Pick<Order, 'plan' | 'confirmed'>
/** `key`: what the shelf remembers the move by. */
type Move = ItemQuantity & { key: string }

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
  const coming = movesOf(plan, rows, 1)
  for (const [key, some] of byKey(coming)) await deps.stock.receivePlain(key, some)
  for (const move of await findUnmoved(deps, coming)) await receiveStock(deps, move.key, move)
}

/** The moves of a plan that were made. */
export async function madeMoves(
  deps: StockDeps,
  plan: string,
  rows: Rows,
): Promise<(article: string, size: string) => boolean> {
  const all = [...movesOf(plan, rows, 1), ...movesOf(plan, rows, -1)]
  const left = new Set((await findUnmoved(deps, all)).map(sizeOf))
  return (article, size) => !left.has(sizeOf({ article, size }))
}

async function takePlain(deps: StockDeps, { plan }: Moved, rows: Rows): Promise<Move[]> {
  const outgoing = movesOf(plan, rows, -1)
  for (const [key, some] of byKey(outgoing)) await deps.stock.takePlain(key, some)
  return findUnmoved(deps, outgoing)
}

function takeOne(deps: StockDeps, { confirmed }: Moved, move: Move): Promise<void> {
  return takeOff(deps, move.key, move, { confirmed, field: 'articles' })
}

function movesOf(plan: string, rows: Rows, sign: 1 | -1): Move[] {
  return rows.flatMap(({ article, moves = [] }) =>
    moves
      .filter(({ by }) => by * sign > 0)
      .map(({ size, by, key = plan }) => ({ article, size, count: by * sign, key })),
  )
}

function byKey(moves: readonly Move[]): Map<string, Move[]> {
  return Map.groupBy(moves, ({ key }) => key)
}

async function findUnmoved({ stock }: StockDeps, moves: readonly Move[]): Promise<Move[]> {
  if (moves.length === 0) return []
  const articles = [...new Set(moves.map(({ article }) => article))]
  const items = new Map((await stock.ofArticles(articles)).map(item => [sizeOf(item), item]))
  return moves.filter(move => !items.get(sizeOf(move))?.moves?.includes(move.key))
}

function sizeOf({ article, size }: Pick<ItemQuantity, 'article' | 'size'>): string {
  return `${article}\n${size}`
}
