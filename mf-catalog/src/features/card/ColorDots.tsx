import type { ProductCard } from '@shop/contracts/products'
import { useTranslation } from '@shop/shell/i18n'
import { Swatch } from '@shop/ui-kit/Swatch'
import { VisuallyHidden } from '@shop/ui-kit/VisuallyHidden'
import css from './ColorDots.module.css'

const MOST_DOTS = 4

/** In which colours the model comes; one colour is said by the picture already. */
export function ColorDots({ colors }: Pick<ProductCard, 'colors'>) {
  const { t, locale } = useTranslation('mf-catalog')
  if (colors.length < 2) return null
  const shown = colors.slice(0, MOST_DOTS)
  return (
    <div className={css.dots}>
      <VisuallyHidden>{t('card.colors')}</VisuallyHidden>
      {shown.map(({ article, hex, title }) => (
        <Swatch key={article} name={title[locale]} colour={hex} size="small" nameHidden />
      ))}
      {colors.length > MOST_DOTS && <span className={css.more}>+{colors.length - MOST_DOTS}</span>}
    </div>
  )
}
