import type { Quote as QuoteView, quoteEndpoint } from '@shop/contracts/cart'
import type { ResultOf } from '@shop/contracts/endpoint'
import type { Locale } from '@shop/contracts/text'
import { toDecimal } from '@shop/money/money'
import { ownDiscountPercent } from '@shop/pricing/own-discount'
import { promoAnswer } from '../promo-codes/promo-answer.ts'
import { explainedText } from './explained-texts.ts'
import { nextDiscount } from './next-discount.ts'
import type { QuotedCart } from './quote-cart.ts'
import type { SellableLine } from './sellable-lines.ts'

type QuoteAnswer = ResultOf<typeof quoteEndpoint>

/** The quote as it leaves the service: decimal amounts, words in the reader's language. */
export function quoteAnswer(quoted: QuotedCart, locale: Locale): QuoteAnswer {
  const { quote, hash, gone, promo } = quoted
  return {
    quote: {
      currency: quote.currency,
      lines: quote.lines.map((line, place) => lineView(line, quoted.lines[place])),
      subtotal: toDecimal(quote.subtotal),
      discount: toDecimal(quote.discount),
      discount_percent: quote.discountPercent,
      discount_kind: quote.discountKind,
      birthday_percent: quote.birthdayPercent,
      birthday_discount: toDecimal(quote.birthdayDiscount),
      promo_discount: toDecimal(quote.promoDiscount),
      delivery: quote.delivery === null ? null : toDecimal(quote.delivery),
      total: toDecimal(quote.total),
      weight: quote.weightKg,
      explained: quote.explained.map(({ rule, amount }) => ({
        rule,
        amount: toDecimal(amount),
        text: explainedText(rule, quote)[locale],
      })),
      next_discount: nextDiscount(quoted),
    },
    quote_hash: hash,
    gone: gone.map(({ article, size }) => ({ article, size })),
    ...(promo && { promo: promoAnswer(promo, locale) }),
  }
}

type Line = QuotedCart['quote']['lines'][number]

function lineView(line: Line, sold: SellableLine | undefined): QuoteView['lines'][number] {
  return {
    article: line.article,
    size: line.size,
    count: line.count,
    unit: toDecimal(line.unit),
    list: toDecimal(line.list),
    sum: toDecimal(line.sum),
    own_discount: line.ownDiscount > 0 ? ownDiscountPercent(line.unit, line.list) : 0,
    available: sold?.available ?? 0,
    preorder: sold?.preorder ?? null,
  }
}
