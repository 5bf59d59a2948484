import type { StoreCard } from '@shop/contracts/catalog/products'
import { useTranslation } from '@shop/shell/i18n'
import { Swatch } from '@shop/ui-kit/choices/Swatch'
import { VisuallyHidden } from '@shop/ui-kit/VisuallyHidden'
import { useId, useState } from 'react'
import css from './ColorDots.module.css'

const MOST_DOTS = 4

type ColorDotsProps = Pick<StoreCard, 'colors' | 'patterns'> & { onColor?: ((index: number) => void) | undefined }

/**
 * In which colours the model comes; one colour is said by the picture already. Their names are on the product's page. With `onColor`
 * each is a choice: by a mouse that comes over it, by a press, by the arrow keys.
 */
export function ColorDots({ colors, patterns = [], onColor }: ColorDotsProps) {
  const { t } = useTranslation('mf-catalog')
  const name = useId()
  const [chosen, setChosen] = useState(-1)
  const choose = (index: number) => {
    setChosen(index)
    onColor?.(index)
  }
  if (colors.length < 2) return null
  return (
    <div className={css.dots} {...(onColor && { role: 'radiogroup', 'aria-label': t('card.inColor') })}>
      <VisuallyHidden>{t('card.colors', { count: colors.length })}</VisuallyHidden>
      {[...colors.slice(0, MOST_DOTS).entries()].map(([index, colour]) => {
        const dot = <Swatch name="" colour={colour} pattern={patterns[index]} size="small" nameHidden />
        // Two colours may look the same; the dots have nothing else and never move.
        if (!onColor) return <span key={index}>{dot}</span>
        return (
          <label
            key={index}
            className={css.choice}
            onPointerEnter={event => event.pointerType === 'mouse' && choose(index)}
          >
            <input
              type="radio"
              name={name}
              aria-label={t('card.color', { number: index + 1, count: colors.length })}
              checked={index === chosen}
              onChange={() => choose(index)}
            />
            {dot}
          </label>
        )
      })}
      {colors.length > MOST_DOTS && (
        <span aria-hidden="true" className={css.more}>
          +{colors.length - MOST_DOTS}
        </span>
      )}
    </div>
  )
}
