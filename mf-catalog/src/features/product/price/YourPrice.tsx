import { totalDiscountPercentEndpoint } from '@shop/contracts/cart/discounts'
import type { Product } from '@shop/contracts/catalog/products'
import { formatAmount } from '@shop/shell/format'
import { useTranslation } from '@shop/shell/i18n'
import { $currency } from '@shop/shell/locale'
import { useEndpoint } from '@shop/shell/query'
import { useStore } from '@shop/shell/use-store'
import { personalPrice } from './personal-price.ts'
import css from './YourPrice.module.css'

/** What the item costs the signed-in customer, and which discount that comes from; nothing without a personal discount. */
export function YourPrice({ size }: { size: Product['sizes'][number] }) {
  const { t } = useTranslation('mf-catalog')
  const currency = useStore($currency)
  const percent = useEndpoint(totalDiscountPercentEndpoint, {}).data?.total_discount_percent ?? 0
  const yours = personalPrice(size, percent, currency)
  if (!yours) return null
  if (yours.kind === 'own') return <p className={css.why}>{t('yours.own', { own: yours.percent, percent })}</p>
  return (
    <div>
      <p className={css.price}>{t('yours.price', { price: formatAmount(yours.amount, currency), percent })}</p>
      {yours.replacesSale && <p className={css.why}>{t('yours.instead')}</p>}
    </div>
  )
}
