import type { ProductCard } from '@shop/contracts/products'
import { useTranslation } from '@shop/shell/i18n'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import css from './SizePick.module.css'

type SizePickProps = { card: ProductCard; onPick: (size: string) => void; onLeave: () => void }

/** One press takes the size. Buttons and no radios: arrows between radios would put each size on the way into the cart. */
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
      <legend className={css.legend}>{t('wish.sizes', { title: card.title[locale] })}</legend>
      {card.sizes.map(({ name, short_name, count }) => (
        <button
          key={name}
          type="button"
          className={css.size}
          disabled={count === 0}
          aria-label={count === 0 ? t('product.sizeGone', { size: name }) : t('wish.takeSize', { size: name })}
          onClick={() => onPick(name)}
        >
          {short_name}
        </button>
      ))}
    </fieldset>
  )
}
