import type { BundleComposition } from '@shop/contracts/staff/goods/staff-bundle-fields'
import { formatAmount } from '@shop/shell/format'
import { Notice } from '@shop/ui-kit/feedback/Notice'
import { useTexts } from '../../use-texts.ts'
import css from './BundleSums.module.css'

type Prices = { uah: number; eur: number }
type Props = {
  composition: Pick<BundleComposition, 'price' | 'price_without_discount' | 'warnings'> | undefined
  percent: number
  /** The sums of other products are still on the screen. */
  isOld: boolean
  isShown: boolean
}

/** What the products come to in both currencies, and what keeps shoppers from seeing them together. */
export function BundleSums({ composition, percent, isOld, isShown }: Props) {
  const { t } = useTexts()
  if (!composition) return null
  const { price, price_without_discount, warnings } = composition
  const fullPrice = price_without_discount ?? price
  const texts = warningTexts()
  return (
    <>
      {price && fullPrice && (
        <dl className={`${css.sums} ${isOld ? css.old : ''}`} aria-busy={isOld}>
          <Sum name={t('bundle.apart')} prices={fullPrice} />
          <Sum name={t('bundle.together', { percent })} prices={price} isTotal />
          {price_without_discount && (
            <Sum
              name={t('bundle.saving')}
              prices={{ uah: fullPrice.uah - price.uah, eur: Math.round((fullPrice.eur - price.eur) * 100) / 100 }}
            />
          )}
        </dl>
      )}
      {texts.length > 0 && (
        <Notice tone="warn" title={t(isShown ? 'bundle.notSeen' : 'bundle.wouldNotBeSeen')}>
          <ul className={css.list}>
            {texts.map(text => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  )

  function warningTexts(): string[] {
    const { few, hidden, missing } = warnings
    return [
      ...(few ? [t('bundles.few')] : []),
      ...(hidden.length > 0 ? [t('bundles.hidden', { articles: hidden.join(', ') })] : []),
      ...(missing.length > 0 ? [t('bundles.missing', { articles: missing.join(', ') })] : []),
    ]
  }
}

function Sum({ name, prices, isTotal = false }: { name: string; prices: Prices; isTotal?: boolean }) {
  return (
    <div className={`${css.sum} ${isTotal ? css.total : ''}`}>
      <dt>{name}</dt>
      <dd>
        {formatAmount(prices.uah, 'UAH')} · {formatAmount(prices.eur, 'EUR')}
      </dd>
    </div>
  )
}
