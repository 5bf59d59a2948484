import { totalDiscountPercentEndpoint } from '@shop/contracts/cart/discounts'
import type { Product } from '@shop/contracts/catalog/products'
import { formatAmount, useFormat } from '@shop/shell/format'
import { useTranslation } from '@shop/shell/i18n'
import { $currency } from '@shop/shell/locale'
import { useEndpoint } from '@shop/shell/query'
import { useStore } from '@shop/shell/use-store'
import { Price } from '@shop/ui-kit/goods/Price'
import { ProductPrice } from './ProductPrice.tsx'
import { personalPrice } from './personal-price.ts'
import css from './YourPrice.module.css'

type Sold = Product['sizes'][number]

/** What the item costs the signed-in customer, and which discount that comes from; nothing without a personal discount. */
export function YourPrice({ size }: { size: Sold }) {
  const { t } = useTranslation('mf-catalog')
  const currency = useStore($currency)
  const { percent, yours } = usePersonalPrice(size)
  if (!yours) return null
  if (yours.kind === 'own') return <p className={css.why}>{t('yours.own', { own: yours.percent, percent })}</p>
  return (
    <div>
      <p className={css.price}>{t('yours.price', { price: formatAmount(yours.amount, currency), percent })}</p>
      {yours.replacesSale && <p className={css.why}>{t('yours.instead')}</p>}
    </div>
  )
}

/** The bar at the edge of the screen has room for one price: the customer's own, where there is one. */
export function BarPrice({ size }: { size: Sold }) {
  const { t } = useTranslation('mf-catalog')
  const { money } = useFormat()
  const { yours } = usePersonalPrice(size)
  if (yours?.kind !== 'personal') return <ProductPrice of={size} size="list" />
  const old = money(size.price_without_discount ?? size.price)
  const current = formatAmount(yours.amount, yours.currency)
  return <Price current={current} old={old} oldLabel={t('price.old')} currentLabel={t('yours.label')} />
}

function usePersonalPrice(size: Sold) {
  const currency = useStore($currency)
  const percent = useEndpoint(totalDiscountPercentEndpoint, {}).data?.total_discount_percent ?? 0
  return { percent, yours: personalPrice(size, percent, currency) }
}
