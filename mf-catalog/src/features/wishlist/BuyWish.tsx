import type { ProductCard } from '@shop/contracts/products'
import { $cart } from '@shop/shell/cart'
import { useTranslation } from '@shop/shell/i18n'
import { openPopup } from '@shop/shell/popup'
import { Link } from '@shop/shell/router'
import { useStore } from '@shop/shell/use-store'
import { Button, buttonClass } from '@shop/ui-kit/Button'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { buyWay } from './buy-way.ts'
import { putIntoCart } from './put-into-cart.ts'
import { SizePick } from './SizePick.tsx'

const outline = { variant: 'outline', size: 'small', wide: true } as const

/** The way into the cart without leaving the list: the size is picked in place. */
export function BuyWish({ card }: { card: ProductCard }) {
  const { t, locale } = useTranslation('mf-catalog')
  const way = buyWay(card, useStore($cart))
  const [isPicking, setIsPicking] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const of = { title: card.title[locale] }

  function endPicking(size?: string) {
    flushSync(() => {
      if (size) putIntoCart(card, size)
      setIsPicking(false)
    })
    // The sizes that had the focus are gone; the button stands in their place again.
    button.current?.focus({ preventScroll: true })
  }

  if (way.kind === 'sold-out') {
    return (
      <Link
        to={`/store?categories=${card.category}`}
        className={buttonClass(outline)}
        aria-label={t('wish.alikeOf', of)}
      >
        {t('wish.alike')}
      </Link>
    )
  }
  if (way.kind === 'on-its-page') {
    return (
      <Link to={`/product/${card.article}`} className={buttonClass(outline)} aria-label={t('wish.preorderOf', of)}>
        {t('wish.preorder')}
      </Link>
    )
  }
  if (way.kind === 'in-cart') {
    return (
      <Button ref={button} {...outline} aria-label={t('wish.inCartOf', of)} onClick={() => openPopup('cart')}>
        {t('buy.inCart')}
      </Button>
    )
  }
  if (isPicking) return <SizePick card={card} onPick={endPicking} onLeave={() => endPicking()} />
  if (way.kind === 'only-size') {
    return (
      <Button ref={button} size="small" wide aria-label={t('wish.buyOf', of)} onClick={() => endPicking(way.size)}>
        {t('buy.add')}
      </Button>
    )
  }
  return (
    <Button ref={button} size="small" wide aria-label={t('wish.chooseOf', of)} onClick={() => setIsPicking(true)}>
      {t('buy.chooseSize')}
    </Button>
  )
}
