import { type Quote as QuoteView, quoteEndpoint } from '@shop/contracts/cart/cart'
import type { ResultOf } from '@shop/contracts/endpoint'
import type { Locale, Text } from '@shop/contracts/texts/text'
import { eurFromUah, toDecimal } from '@shop/money/money'
import { ownDiscountPercent } from '@shop/pricing/line-price'
import { automaticDiscount, BIRTHDAY_PERCENT, missingToAutomatic } from '@shop/pricing/personal-percent'
import type { DiscountRule, Quote } from '@shop/pricing/quote'
import { handle } from '@shop/service-kit/calls/handle'
import type { Routes } from '@shop/service-kit/calls/routes'
import type { RandomBytes } from '../order/order-ref.ts'
import { buyerOf, newBuyer } from '../order-access/owner.ts'
import { promoAnswer } from '../promo-codes/promo-answer.ts'
import { guest, type QuoteDeps, type QuotedCart, type QuotedLine, quoteCart } from './quote-cart.ts'

export function addQuoteRoutes(routes: Routes, deps: QuoteDeps & { random: RandomBytes }): void {
  handle(routes, quoteEndpoint, async ({ body, buyer: cookie, session, client, locale, ctx }) => {
    const buyer = buyerOf(cookie ?? newBuyer(ctx, deps.random))
    const { delivery = null, ...cart } = body
    // Who comes for the first time has ordered nothing.
    const asked = { ...cart, delivery, session, buyer, client, ...(!cookie && { awaiting: null }) }
    return quoteAnswer(await quoteCart(deps, asked), locale)
  })
}

type QuoteAnswer = ResultOf<typeof quoteEndpoint>

/** The quote as it leaves the service: decimal amounts, texts in the reader's language. */
export function quoteAnswer(quoted: QuotedCart, locale: Locale): QuoteAnswer {
  const { quote, hash, gone, promo } = quoted
  return {
    quote: {
      currency: quote.currency,
      lines: quoted.lines.map(lineView),
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

function lineView({ article, size, count, priced, available, preorder }: QuotedLine): QuoteView['lines'][number] {
  return {
    article,
    size,
    count,
    unit: toDecimal(priced.unit),
    list: toDecimal(priced.list),
    sum: toDecimal(priced.sum),
    own_discount: priced.ownDiscount > 0 ? ownDiscountPercent(priced.unit, priced.list) : 0,
    available,
    preorder,
  }
}

/** Why the cart costs what it costs, as texts. */
function explainedText(rule: DiscountRule, { discountPercent }: Quote): Text {
  const texts: Record<DiscountRule, Text> = {
    sale: { uk: 'Знижка на товари', en: 'Sale prices' },
    bundle: { uk: 'Знижка за образ', en: 'Complete look' },
    loyalty: {
      uk: `Знижка програми лояльності ${discountPercent} %`,
      en: `Loyalty programme, ${discountPercent}%`,
    },
    auto: {
      uk: `Знижка ${discountPercent} % за замовлення від 20 000 ₴`,
      en: `${discountPercent}% off orders from UAH\u00a020,000`,
    },
    staff: { uk: `Знижка від магазину ${discountPercent} %`, en: `Discount from the shop, ${discountPercent}%` },
    birthday: { uk: `Знижка до дня народження ${BIRTHDAY_PERCENT} %`, en: `Birthday gift, ${BIRTHDAY_PERCENT}%` },
    promo: { uk: 'Знижка за промокодом', en: 'Promo code' },
    free_delivery: { uk: 'Безкоштовна доставка за промокодом', en: 'Free delivery with your promo code' },
  }
  return texts[rule]
}

/** What the shopper has to add for the automatic percent. A code that is already worth more leaves nothing to wait for. */
function nextDiscount({ quote, customer, rate }: QuotedCart): QuoteView['next_discount'] {
  const isPersonal = quote.discountKind !== 'promo' && quote.discountKind !== 'staff'
  const next = !isPersonal ? null : missingToAutomatic(customer ?? guest, quote.uahTotal)
  if (!next) return undefined
  // The limit is one of hryvnias: in euros it is shown in whole ones, rounded up, so that it is never too little.
  const inCurrency = (uah: number) => toDecimal(quote.currency === 'UAH' ? uah : eurFromUah(uah, rate))
  const { percent, fromUah } = automaticDiscount
  return { percent, from: inCurrency(fromUah), missing: inCurrency(next.missingUah), is_near: next.isNear }
}
