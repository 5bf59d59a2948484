import type { Product } from '@shop/contracts/products'
import { cheapestSize } from '@shop/pricing/cheapest-size'
import { useFormat } from '@shop/shell/format'
import { useTranslation } from '@shop/shell/i18n'
import { Price } from '@shop/ui-kit/Price'

type ProductPriceProps = {
  sizes: Product['sizes']
  chosen: Product['sizes'][number] | undefined
  size?: 'list' | 'large'
}

/** Of the chosen size, else of the cheapest one that can be had. */
export function ProductPrice({ sizes, chosen, size = 'large' }: ProductPriceProps) {
  const { t } = useTranslation('mf-catalog')
  const { money } = useFormat()
  const priced = chosen ?? cheapestSize(sizes)
  if (!priced) return null
  const { price, price_without_discount: old } = priced
  return (
    <Price
      size={size}
      current={money(price)}
      {...(old && { old: money(old), oldLabel: t('price.old'), currentLabel: t('price.current') })}
    />
  )
}
