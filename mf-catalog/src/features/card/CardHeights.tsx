import { isAwaited } from '@shop/contracts/garments'
import type { ProductCard } from '@shop/contracts/products'
import { useTranslation } from '@shop/shell/i18n'
import css from './ProductCard.module.css'

type Height = Pick<ProductCard, 'article' | 'height' | 'badges'>

/** For whom the garment is cut. A height that cannot be had at once, unlike the card's own, says so. */
export function CardHeights({ card, others }: { card: Height; others: readonly Height[] }) {
  const { t } = useTranslation('mf-catalog')
  const heights = [card, ...others].flatMap(({ height }) => height ?? []).sort()
  if (heights.length === 0) return null
  const awaited = others.filter(other => isAwaited(other) && !isAwaited(card))
  return (
    <p className={css.height}>
      {t('card.height', { height: heights.map(asRange).join(', ') })}
      {awaited.map(({ article, height }) => (
        <span key={article} className={css.awaited}>
          {t('card.awaited', { height: asRange(height ?? '') })}
        </span>
      ))}
    </p>
  )
}

/** "160–167", which never breaks in two. */
function asRange(height: string): string {
  return height.replace('-', '\u2060–\u2060')
}
