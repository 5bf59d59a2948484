import { ShopError } from '@shop/contracts/errors'
import type { Catalog } from '../clients/catalog.ts'
import type { OrderRepository } from '../order/order.repository.ts'
import { linesKey, outOfStock, type ShortLine } from '../order/order-line.ts'
import { refusalIn } from '../promo-codes/promo-answer.ts'
import { quoteAnswer } from '../quote/quote.routes.ts'
import type { QuotedCart } from '../quote/quote-cart.ts'
import { answeredLines, type SellableLine } from '../quote/sellable-lines.ts'
import type { OrderBody, OrderRequest } from './order-request.ts'

type Deps = { catalog: Pick<Catalog, 'sellables'>; orders: Pick<OrderRepository, 'findEarlier'> }

/**
 * One cheap read for those who wait in the queue: when everybody wants the last items, most need not wait to be refused.
 * @throws ShopError out_of_stock; never to a buyer for whom the items are reserved.
 */
export async function refuseSoldOut({ catalog, orders }: Deps, { body, buyer, key }: OrderRequest): Promise<void> {
  const lines = answeredLines(body.lines, await catalog.sellables(body.lines))
  const short = lines.filter(({ wanted, available }) => wanted.count > available)
  if (short.length === 0) return
  const { underKey, awaiting } = await orders.findEarlier(buyer, { key, lines_key: linesKey(body.lines) })
  if (underKey || awaiting) return
  throw outOfStock(short.map(shortLine))
}

/** Is it still the deal that the shopper saw? A cheap check before anything is written; the reservation itself decides about stock. */
export function checkAgreement(quoted: QuotedCart, { quote_hash, locale, preorder_ack }: OrderBody): void {
  // A code is never dropped silently (docs/rules.md, "Promo codes").
  const refusal = refusalIn(quoted.promo)
  if (refusal) throw refusal
  const gone = quoted.gone.map(({ article, size, count }) => ({ article, size, requested: count, available: 0 }))
  if (gone.length > 0) throw outOfStock(gone)
  if (quoted.hash !== quote_hash) throw new ShopError('price_changed', quoteAnswer(quoted, locale))
  const short = quoted.lines.filter(({ wanted, available }) => wanted.count > available)
  if (short.length > 0) throw outOfStock(short.map(shortLine))
  const isAwaited = quoted.lines.some(({ preorder }) => preorder !== null)
  if (isAwaited && !preorder_ack)
    throw new ShopError('validation', { fields: { preorder_ack: 'preorder_ack_required' } })
}

/**
 * Nobody takes along what is still being made.
 * @throws ShopError validation
 */
export function checkInHand({ lines }: QuotedCart): void {
  if (lines.some(({ preorder }) => preorder !== null))
    throw new ShopError('validation', { fields: { handed_over: 'not_there' } })
}

function shortLine({ wanted, available }: Pick<SellableLine, 'wanted' | 'available'>): ShortLine {
  return { article: wanted.article, size: wanted.size, requested: wanted.count, available }
}
