import { codeFields, codeKey } from '@shop/contracts/staff/goods/size-codes'
import type { ArticleSize } from '../articles/article.ts'
import { codesOf, givenCodes } from '../articles/size-codes.ts'
import { isSame } from './planned-row.ts'

/** The price and the one before its discount belong together; weight and codes are each for itself. */
export function cellsBack(old: ArticleSize, own: ArticleSize, size: ArticleSize) {
  const prices = (of: ArticleSize) => [of.price, of.price_without_discount]
  const isPriced = !isSame(prices(old), prices(own))
  const isWeighed = old.weight_kg !== own.weight_kg
  const areOwn = isSame(prices(own), prices(size))
  const recoded = codeFields.filter(field => old[field] !== own[field])
  const { barcode: _, own_code: __, ...rest } = size
  const merged: ArticleSize = {
    ...rest,
    ...(isPriced && areOwn && { price: old.price, price_without_discount: old.price_without_discount }),
    ...(isWeighed && size.weight_kg === own.weight_kg && { weight_kg: old.weight_kg }),
    ...givenCodes(
      Object.fromEntries(
        codeFields.map(field => [
          field,
          recoded.includes(field) && size[field] === own[field] ? old[field] : size[field],
        ]),
      ),
    ),
  }
  const isWhole =
    (!isPriced || isSame(prices(merged), prices(old))) &&
    (!isWeighed || merged.weight_kg === old.weight_kg) &&
    recoded.every(field => merged[field] === old[field])
  return { merged, isWhole }
}

/** A code that was given to another size since stays there; the size has the one that it has now. */
export function withFreeCodes(
  size: ArticleSize,
  now: ArticleSize | undefined,
  sizes: readonly ArticleSize[],
  isCodeTaken: (key: string) => boolean,
): ArticleSize {
  const others = new Set(codesOf(sizes.filter(({ name }) => name !== size.name)))
  const isLost = codeFields.some(field => {
    const key = size[field] !== undefined && size[field] !== now?.[field] ? codeKey(size[field]) : null
    return key !== null && (isCodeTaken(key) || others.has(key))
  })
  if (!isLost) return size
  const { barcode: _, own_code: __, ...rest } = size
  return { ...rest, ...givenCodes(now ?? {}) }
}
