import type { Text } from '@shop/contracts/text'
import type { DiscountRule } from '@shop/pricing/explain'
import { BIRTHDAY_PERCENT } from '@shop/pricing/personal-percent'
import type { Quote } from '@shop/pricing/quote'

/** Why the cart costs what it costs, in words. */
export function explainedText(rule: DiscountRule, { discountPercent }: Quote): Text {
  const texts: Record<DiscountRule, Text> = {
    sale: { uk: 'Знижка на товари', en: 'Sale prices' },
    bundle: { uk: 'Знижка за образ', en: 'Complete look' },
    loyalty: {
      uk: `Знижка програми лояльності ${discountPercent} %`,
      en: `Loyalty programme, ${discountPercent}%`,
    },
    auto: {
      uk: `Знижка ${discountPercent} % за замовлення від 20 000 ₴`,
      en: `${discountPercent}% off orders from ₴20,000`,
    },
    birthday: { uk: `Знижка до дня народження ${BIRTHDAY_PERCENT} %`, en: `Birthday gift, ${BIRTHDAY_PERCENT}%` },
    promo: { uk: 'Знижка за промокодом', en: 'Promo code' },
    free_delivery: { uk: 'Безкоштовна доставка за промокодом', en: 'Free delivery with your promo code' },
  }
  return texts[rule]
}
