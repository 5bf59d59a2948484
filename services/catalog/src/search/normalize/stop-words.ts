import { tokensIn } from './fold.ts'

// Words that say nothing about a garment, in the languages shoppers write in.
const STOP_WORDS = new Set(
  tokensIn(`
    а або без в від для до з за зі із й і на не о об під по про та у це що як
    и или из к от под с со
    dlia dlya na pid z zi
    a an and at for from in of on or the to with without
    жіноча жіночий жіноче жіночі женская женский женское женские women womens woman ladies lady female
    купити купить ціна цена замовити buy shop price order online онлайн магазин недорого
    левада levada артикул арт код article sku
    розмір размер size
  `),
)

// 38, 36-38, XL: a size is chosen on the product, and to search by it would hide what is sewn in it.
const SIZE = /^(?:3[2-9]|4\d|5[0-8]|x{0,3}[sl]|m)$/

/** A stop word: it may be left out as long as another word is there. */
export function isStopWord(token: string): boolean {
  return STOP_WORDS.has(token) || SIZE.test(token)
}
