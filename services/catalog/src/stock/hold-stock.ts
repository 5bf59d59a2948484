import { releaseStock, type StockDeps } from './settle-stock.ts'
import { holdOf, inStockOrder, type Piece, type Shortage, shortagesFor } from './stock.ts'

type HoldRequest = { order: string; pieces: readonly Piece[]; until: Date }

/** Reserves every piece or none, and says what is short. Asked again, it finds its holds and changes nothing. */
export async function holdStock(deps: StockDeps, { order, pieces, until }: HoldRequest): Promise<Shortage[]> {
  const wanted = inStockOrder(pieces)
  // When everybody wants the last piece, most are refused by this read and never write.
  const short = shortagesFor(order, wanted, await deps.stock.ofSizes(wanted))
  for (const piece of wanted) {
    if (short.length > 0) break
    short.push(...(await take(deps, order, piece, until)))
  }
  // An earlier try that died half-way may have left holds of this order too: they go as well.
  if (short.length > 0) await releaseStock(deps, order)
  return short
}

async function take(deps: StockDeps, order: string, piece: Piece, until: Date): Promise<Shortage[]> {
  for (;;) {
    const taken = await deps.stock.take(order, piece, until)
    if (taken?.available === 0) await deps.version.noteTurn(piece.article)
    if (taken) return []
    const items = await deps.stock.ofSizes([piece])
    const short = shortagesFor(order, [piece], items)
    if (short.length > 0 || items.some(item => holdOf(order, item))) return short
    // Somebody gave pieces back between the two: they may be ours.
  }
}
