import type { ProductCard } from '@shop/contracts/catalog/products'
import { useTranslation } from '@shop/shell/i18n'
import { VisuallyHidden } from '@shop/ui-kit/VisuallyHidden'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { isToBeHad } from './buy-option.ts'
import css from './SizePick.module.css'

type SizePickProps = { card: ProductCard; onPick: (size: ProductCard['sizes'][number]) => void; onLeave: () => void }

/** One press takes the size. Buttons and no radios: arrows between radios would put each size into the cart on the way. */
export function SizePick({ card, onPick, onLeave }: SizePickProps) {
  const { t, locale } = useTranslation('mf-catalog')
  const group = useRef<HTMLFieldSetElement>(null)
  useEffect(
    () => group.current?.querySelector<HTMLElement>('button:not(:disabled)')?.focus({ preventScroll: true }),
    [],
  )

  function onKey(event: KeyboardEvent) {
    if (event.key === 'Escape') onLeave()
  }

  return (
    <fieldset ref={group} className={css.sizes} onKeyDown={onKey}>
      <legend className={css.legend}>
        {t('buy.chooseSize')}
        <VisuallyHidden>: {card.title[locale]}</VisuallyHidden>
      </legend>
      {card.sizes.map(size => (
        <button
          key={size.name}
          type="button"
          className={css.size}
          disabled={!isToBeHad(size)}
          onClick={() => onPick(size)}
        >
          {size.short_name}
          <VisuallyHidden> {t(textKeyOf(size), { size: size.name })}</VisuallyHidden>
        </button>
      ))}
    </fieldset>
  )
}

function textKeyOf(size: ProductCard['sizes'][number]): string {
  if (!isToBeHad(size)) return 'product.sizeGone'
  return size.count > 0 ? 'wish.takeSize' : 'wish.takeInAdvance'
}
