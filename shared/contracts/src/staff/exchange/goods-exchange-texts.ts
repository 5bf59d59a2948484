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
    picture_unclaimed: 'фото не належить жодному товару з 1С',
    picture_of_colors: 'товар має кілька кольорів: невідомо, якого з них фото',
    picture_unreadable: 'це не JPEG, PNG або WebP',
    picture_too_small: 'фото вужче за 800 пікселів',
    picture_too_large: 'файл понад 10 МБ або фото завелике',
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
    picture_unclaimed: 'a picture of no goods that 1C has described',
    picture_of_colors: 'the goods have several colours: nobody can tell which one the picture shows',
    picture_unreadable: 'this is no JPEG, PNG or WebP',
    picture_too_small: 'the picture is narrower than 800 pixels',
    picture_too_large: 'the file is over 10 MB, or the picture too large',
    quantity_reserved: 'fewer than are reserved; orders in danger',
    quantity_oversold: 'fewer than the shop has sold already',
  },
}
