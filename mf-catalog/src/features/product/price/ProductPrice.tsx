import type { Product, StoreCard } from '@shop/contracts/catalog/products'
import { useFormat } from '@shop/shell/format'
import { useTranslation } from '@shop/shell/i18n'
import { Price } from '@shop/ui-kit/goods/Price'

type Priced = Pick<Product['sizes'][number], 'price' | 'price_without_discount'>
type ProductPriceProps = {
  of: Priced | Pick<StoreCard, 'price' | 'price_without_discount'> | undefined
  size?: 'list' | 'large'
}

/** The price of a size, or of a card; an old one is struck, and said to be old. */
export function ProductPrice({ of, size = 'large' }: ProductPriceProps) {
  const { t } = useTranslation('mf-catalog')
  const { money } = useFormat()
  if (!of?.price) return null
  const { price, price_without_discount: old } = of
  return (
    <Price
      size={size}
      current={money(price)}
      {...(old && { old: money(old), oldLabel: t('price.old'), currentLabel: t('price.current') })}
    />
  )
}
