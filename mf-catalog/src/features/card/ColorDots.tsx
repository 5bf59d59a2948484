import type { StoreCard } from '@shop/contracts/catalog/products'
import { useTranslation } from '@shop/shell/i18n'
import { Swatch } from '@shop/ui-kit/choices/Swatch'
import { VisuallyHidden } from '@shop/ui-kit/VisuallyHidden'
import css from './ColorDots.module.css'

const MOST_DOTS = 4

/** In which colours the model comes; one colour is said by the picture already. Their names are on the product's page. */
export function ColorDots({ colors, patterns = [] }: Pick<StoreCard, 'colors' | 'patterns'>) {
  const { t } = useTranslation('mf-catalog')
  if (colors.length < 2) return null
  return (
    <div className={css.dots}>
      <VisuallyHidden>{t('card.colors', { count: colors.length })}</VisuallyHidden>
      {[...colors.slice(0, MOST_DOTS).entries()].map(([index, colour]) => (
        // Two colours may look the same; the dots have nothing else and never move.
        <Swatch key={index} name="" colour={colour} pattern={patterns[index]} size="small" nameHidden />
      ))}
      {colors.length > MOST_DOTS && (
        <span aria-hidden="true" className={css.more}>
          +{colors.length - MOST_DOTS}
        </span>
      )}
    </div>
  )
}
