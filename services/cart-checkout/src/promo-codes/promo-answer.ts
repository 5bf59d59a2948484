import type { PromoRefusal, promoAnswerSchema } from '@shop/contracts/cart'
import { errorTexts } from '@shop/contracts/error-texts'
import type { Locale, Text } from '@shop/contracts/text'
import type { PromoOutcome } from '@shop/pricing/promo'
import type * as z from 'zod/mini'
import { refusalOf } from './promo-terms.ts'
import type { TriedCode } from './try-promo-code.ts'

/** What became of a code that was tried with a cart. */
export type PromoResult = { code: string; result: z.infer<typeof promoAnswerSchema>['result'] }

const applied: Text = {
  uk: 'Промокод успішно застосовано',
  en: 'The discount code has been successfully applied',
}
const weaker: Text = {
  uk: 'Ваша персональна знижка вже більша',
  en: 'Your personal discount is already larger',
}

/** What pricing made of the code that was tried. */
export function promoResult({ typed, refusal }: TriedCode, outcome: PromoOutcome | null): PromoResult {
  return { code: typed, result: refusal ?? refusalOf(outcome) ?? (outcome === 'applied' ? 'applied' : 'weaker') }
}

/** Is it a refusal that an order must fail by (rules §4.6)? A code that is only weaker is left for another order. */
export function refusalIn(promo: PromoResult | null): PromoRefusal | null {
  return promo && promo.result !== 'applied' && promo.result !== 'weaker' ? promo.result : null
}

/** The result in the reader's words (spec §8). */
export function promoAnswer({ code, result }: PromoResult, locale: Locale): z.infer<typeof promoAnswerSchema> {
  const text = result === 'applied' ? applied : result === 'weaker' ? weaker : errorTexts[result]
  return { code, applied: result === 'applied', result, text: text[locale] }
}
