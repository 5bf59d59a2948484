import { ShopError } from '@shop/contracts/errors'
import { outOfStock, type ShortLine } from '../order/short-line.ts'
import { refusalIn } from '../promo-codes/promo-answer.ts'
import type { QuotedCart } from '../quote/quote-cart.ts'
import { quoteAnswer } from '../quote/quote-view.ts'
import type { OrderBody } from './order-request.ts'

/** Is it still the deal that the shopper saw? A cheap check before anything is written; the reservation itself decides about stock. */
export function checkAgreement(quoted: QuotedCart, { quote_hash, locale, preorder_ack }: OrderBody): void {
  // A code is never dropped silently (rules §4.6).
  const refusal = refusalIn(quoted.promo)
  if (refusal) throw new ShopError(refusal)
  const gone = quoted.gone.map(({ article, size, count }) => ({ article, size, requested: count, available: 0 }))
  if (gone.length > 0) throw outOfStock(gone)
  if (quoted.hash !== quote_hash) throw new ShopError('price_changed', quoteAnswer(quoted, locale))
  const short = quoted.lines.filter(({ wanted, available }) => wanted.count > available)
  if (short.length > 0) throw outOfStock(short.map(shortLine))
  const isAwaited = quoted.lines.some(({ preorder }) => preorder !== null)
  if (isAwaited && !preorder_ack)
    throw new ShopError('validation', { fields: { preorder_ack: 'preorder_ack_required' } })
}

function shortLine({ wanted, available }: QuotedCart['lines'][number]): ShortLine {
  return { article: wanted.article, size: wanted.size, requested: wanted.count, available }
}
