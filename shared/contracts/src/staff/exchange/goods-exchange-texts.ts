import type { Locale } from '../../texts/text.ts'
import { importTexts } from '../goods/import-texts.ts'
import type { GoodsReason } from './goods-exchange.ts'

// The office and the door of 1C say the same.
export const goodsReasonTexts: Readonly<Record<Locale, Readonly<Record<GoodsReason, string>>>> = {
  uk: {
    ...importTexts.uk.problems,
    article_missing: 'немає артикула',
    article_unknown: 'такого артикула в магазині немає',
    title_missing: 'немає назви',
    defaults_missing: 'не сказано, який колір і яку колекцію отримують нові артикули',
    size_missing: 'немає розміру',
    size_unknown: 'такого розміру в магазині немає',
    color_unknown: 'такого кольору в магазині немає',
    height_unknown: 'такого зросту в магазині немає',
    price_unmapped: 'не сказано, чим у магазині є цей вид ціни',
    quantity_invalid: 'кількість має бути цілим числом',
    quantity_negative: 'від’ємна кількість',
    quantity_reserved: 'товару менше, ніж зарезервовано; під загрозою замовлення',
    quantity_oversold: 'товару менше, ніж уже продано в магазині',
  },
  en: {
    ...importTexts.en.problems,
    article_missing: 'no article',
    article_unknown: 'the shop has no such article',
    title_missing: 'no title',
    defaults_missing: 'nobody has said which colour and collection new articles get',
    size_missing: 'no size',
    size_unknown: 'the shop has no such size',
    color_unknown: 'the shop has no such colour',
    height_unknown: 'the shop has no such height',
    price_unmapped: 'nobody has said what this price type is in the shop',
    quantity_invalid: 'the quantity must be a whole number',
    quantity_negative: 'negative quantity',
    quantity_reserved: 'fewer than are reserved; orders in danger',
    quantity_oversold: 'fewer than the shop has sold already',
  },
}
