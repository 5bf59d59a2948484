import type { StoreCard } from '@shop/contracts/products'
import { useTranslation } from '@shop/shell/i18n'
import css from './ProductCard.module.css'

/** For whom the garment is cut. A height that cannot be had at once, unlike the card's own, says so. */
export function CardHeights({ heights, awaited = [] }: Pick<StoreCard, 'heights' | 'awaited'>) {
  const { t } = useTranslation('mf-catalog')
  if (heights.length === 0) return null
  return (
    <p className={css.height}>
      {t('card.height', { height: heights.map(asRange).join(', ') })}
      {awaited.map(height => (
        <span key={height} className={css.awaited}>
          {t('card.awaited', { height: asRange(height) })}
        </span>
      ))}
    </p>
  )
}

/** "160–167", which never breaks in two. */
function asRange(height: string): string {
  return height.replace('-', '\u2060–\u2060')
}
