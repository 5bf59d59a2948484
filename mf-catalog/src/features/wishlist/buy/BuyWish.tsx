import type { ProductCard } from '@shop/contracts/catalog/products'
import { $cart } from '@shop/shell/cart/cart'
import { useTranslation } from '@shop/shell/i18n'
import { openPopup } from '@shop/shell/popup'
import { Link } from '@shop/shell/router'
import { useStore } from '@shop/shell/use-store'
import { Button, buttonClass } from '@shop/ui-kit/Button'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import css from './BuyWish.module.css'
import { buyOption } from './buy-option.ts'
import { putIntoCart } from './put-into-cart.ts'
import { SizePick } from './SizePick.tsx'

/** What the button says, and what it is called among the buttons of other cards. */
const names = {
  'only-size': ['buy.add', 'wish.buyOf'],
  'choose-size': ['buy.chooseSize', 'wish.chooseOf'],
  'choose-in-advance': ['buy.preorder', 'wish.preorderOf'],
} as const

const outline = { variant: 'outline', size: 'small', wide: true } as const

/** Puts a wish into the cart without leaving the list: the size is picked in place. */
export function BuyWish({ card }: { card: ProductCard }) {
  const { t, locale } = useTranslation('mf-catalog')
  const option = buyOption(card, useStore($cart))
  const [isPicking, setIsPicking] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const of = { title: card.title[locale] }

  function endPicking(size?: ProductCard['sizes'][number]) {
    flushSync(() => setIsPicking(false))
    // The sizes that had the focus are gone; the button stands in their place again.
    button.current?.focus({ preventScroll: true })
    if (size) putIntoCart(card, size)
  }

  if (option.kind === 'sold-out') {
    return (
      <Link
        to={`/store?categories=${card.category}`}
        className={`${buttonClass(outline)} ${css.button}`}
        aria-label={t('wish.alikeOf', of)}
      >
        {t('wish.alike')}
      </Link>
    )
  }
  if (isPicking) return <SizePick card={card} onPick={endPicking} onLeave={() => endPicking()} />
  if (option.kind === 'in-cart') {
    return (
      <Button
        ref={button}
        {...outline}
        className={css.button}
        aria-label={t('wish.inCartOf', of)}
        onClick={() => openPopup('cart')}
      >
        {t('buy.inCart')}
      </Button>
    )
  }
  const [text, label] = names[option.kind]
  const onPress = () => (option.kind === 'only-size' ? putIntoCart(card, option.size) : setIsPicking(true))
  return (
    <Button ref={button} size="small" wide className={css.button} aria-label={t(label, of)} onClick={onPress}>
      {t(text)}
    </Button>
  )
}
