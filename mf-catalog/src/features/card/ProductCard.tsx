import type { StoreCard } from '@shop/contracts/products'
import { useFormat } from '@shop/shell/format'
import { useTranslation } from '@shop/shell/i18n'
import { Link } from '@shop/shell/router'
import { Price } from '@shop/ui-kit/Price'
import type { ReactNode } from 'react'
import whole from '../../parts/whole-card-link.module.css'
import { Badges } from './Badges.tsx'
import { CardHeights } from './CardHeights.tsx'
import { CardPictures } from './CardPictures.tsx'
import { ColorDots } from './ColorDots.tsx'
import { bringProduct } from './card.query.ts'
import css from './ProductCard.module.css'

const GRID_SIZES = '(min-width:1024px) 25vw, (min-width:768px) 33vw, 50vw'

export type ProductCardProps = {
  card: StoreCard
  /** What wishes for the article; it lies over the card's link. */
  heart?: ReactNode
  /** Under the words, apart from the card's link. */
  foot?: ReactNode
  /** The first screen waits for this picture. */
  priority?: boolean
  sizes?: string
}

/** One garment of a list: the whole card is one link with the garment's title as its name. */
export function ProductCard(props: ProductCardProps) {
  const { card, heart, foot, priority = false, sizes = GRID_SIZES } = props
  const { text } = useFormat()
  const onIntent = () => bringProduct(card.article)
  return (
    <li className={`${css.card} ${whole.card}`} data-sold-out={card.badges.includes('sold_out') || undefined}>
      <CardPictures pictures={card.pictures} placeholder={card.placeholder} sizes={sizes} priority={priority} />
      <div className={css.badges}>
        <Badges of={card} />
      </div>
      <div className={css.words}>
        <h3 className={css.title}>
          <Link
            to={`/product/${card.article}`}
            className={whole.link}
            onPointerEnter={onIntent}
            onTouchStart={onIntent}
            onFocus={onIntent}
          >
            {text(card.title)}
          </Link>
        </h3>
        <CardPrice {...card} />
        <CardHeights {...card} />
        <ColorDots colors={card.colors} />
      </div>
      {foot && <div className={css.foot}>{foot}</div>}
      {heart && <div className={css.heart}>{heart}</div>}
    </li>
  )
}

function CardPrice({ price, price_without_discount: old }: Pick<StoreCard, 'price' | 'price_without_discount'>) {
  const { t } = useTranslation('mf-catalog')
  const { money } = useFormat()
  if (!price) return null
  return (
    <Price
      current={money(price)}
      {...(old && { old: money(old), oldLabel: t('price.old'), currentLabel: t('price.current') })}
    />
  )
}
