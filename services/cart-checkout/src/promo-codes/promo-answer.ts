import type { CodeHolder, PromoRefusal, promoAnswerSchema } from '@shop/contracts/cart/cart'
import { ShopError } from '@shop/contracts/errors'
import { errorTexts } from '@shop/contracts/texts/error-texts'
import type { Locale, Text } from '@shop/contracts/texts/text'
import type { PromoGift } from '@shop/pricing/promo'
import type { Quote } from '@shop/pricing/quote'
import type * as z from 'zod/mini'
import { refusalOf } from './promo-terms.ts'
import type { TriedCode } from './try-promo-code.ts'

/** What became of a code that was tried with a cart. */
export type PromoResult =
  | { code: string; result: 'applied' }
  | { code: string; result: PromoRefusal; held_by?: CodeHolder | null }
  | { code: string; result: 'weaker'; stronger: StrongerReason }

const applied: Text = {
  uk: 'Промокод успішно застосовано',
  en: 'The discount code has been successfully applied',
}

const used: Text = { uk: 'Ви вже скористалися цим кодом.', en: 'You have used this code.' }

const heldByText = ({ number }: CodeHolder): Text => ({
  uk: `Цей код тримає ваше неоплачене замовлення № ${number}.`,
  en: `Your unpaid order ${number} holds this code.`,
})

/** Why a good code is kept for another order: what the customer has without it saves no less. */
export type StrongerReason = 'personal' | 'automatic' | 'own-prices' | 'free-delivery'

const weaker: Record<StrongerReason, Text> = {
  personal: { uk: 'Ваша персональна знижка вже більша', en: 'Your personal discount is already larger' },
  automatic: {
    uk: 'Автоматична знижка на це замовлення вже більша',
    en: 'The automatic discount on this order is already larger',
  },
  'own-prices': {
    uk: 'Ціни цих товарів уже вигідніші, ніж із промокодом',
    en: 'The prices of these items are already better than with the code',
  },
  'free-delivery': {
    uk: 'Доставка цього замовлення й так безкоштовна',
    en: 'Delivery of this order is already free',
  },
}

type StrongerOffer = Pick<Quote, 'discountKind' | 'levelDiscount' | 'birthdayDiscount'>

/** What beat a code of this kind (docs/rules.md, "Promo codes"): no personal discount is named to a customer who has none. */
export function strongerReason(gift: PromoGift['kind'], offer: StrongerOffer): StrongerReason {
  // Such a code is weaker than nothing else: it is kept where there is no delivery to spare.
  if (gift === 'free_delivery') return 'free-delivery'
  if (offer.levelDiscount + offer.birthdayDiscount === 0) return 'own-prices'
  return offer.discountKind === 'auto' ? 'automatic' : 'personal'
}

/** What pricing made of the code that was tried. */
export function promoResult(tried: TriedCode, quote: Quote): PromoResult {
  const { typed, code } = tried
  if (!code) return { code: typed, result: tried.refusal, ...(tried.held_by && { held_by: tried.held_by }) }
  const refused = refusalOf(quote.promo)
  if (refused) return { code: typed, result: refused }
  if (quote.promo === 'applied') return { code: typed, result: 'applied' }
  return { code: typed, result: 'weaker', stronger: strongerReason(code.gift.kind, quote) }
}

/** Must an order fail by this refusal (docs/rules.md, "Promo codes")? A code that is only weaker is left for another order. */
export function refusalIn(promo: PromoResult | null): ShopError | null {
  if (!promo || promo.result === 'applied' || promo.result === 'weaker') return null
  return new ShopError(promo.result, promo.held_by ? { held_by: promo.held_by } : {})
}

/** The result in the reader's language. */
export function promoAnswer(promo: PromoResult, locale: Locale): z.infer<typeof promoAnswerSchema> {
  const { code, result } = promo
  const answer = { code, applied: result === 'applied', result, text: textOf(promo)[locale] }
  const held_by = 'held_by' in promo && promo.held_by
  if (held_by) return { ...answer, note: heldByText(held_by)[locale], held_by }
  return result === 'promo_customer_limit' ? { ...answer, note: used[locale] } : answer
}

function textOf(promo: PromoResult): Text {
  if (promo.result === 'applied') return applied
  return promo.result === 'weaker' ? weaker[promo.stronger] : errorTexts[promo.result]
}
