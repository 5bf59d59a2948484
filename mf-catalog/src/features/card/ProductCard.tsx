import type { StoreCard } from '@shop/contracts/catalog/products'
import { useFormat } from '@shop/shell/format'
import { useTranslation } from '@shop/shell/i18n'
import { Link } from '@shop/shell/router'
import { Picture } from '@shop/ui-kit/goods/Picture'
import { Price } from '@shop/ui-kit/goods/Price'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { isMotionWelcome, MovingPicture } from '../../moving-picture/MovingPicture.tsx'
import { useSeenLink } from '../../seen/use-seen-link.ts'
import { rememberCard } from '../../seen-cards.ts'
import whole from '../../styles/whole-card-link.module.css'
import { Badges } from './Badges.tsx'
import pictureCss from './CardPictures.module.css'
import { ColorDots } from './ColorDots.tsx'
import css from './ProductCard.module.css'

const GRID_SIZES = '(min-width:1024px) 25vw, (min-width:768px) 33vw, 50vw'

export type ProductCardProps = {
  card: StoreCard
  /** What wishes for the article; it lies over the card's link. */
  heart?: ReactNode
  /** Shows the card in the colour at this place; without it the colours are only said. */
  onColor?: (index: number) => void
  /** Under the words, apart from the card's link. */
  foot?: ReactNode
  /** The first screen waits for this picture. */
  priority?: boolean
  sizes?: string
}

/** One garment of a list: the whole card is one link with the garment's title as its name. */
export function ProductCard(props: ProductCardProps) {
  const { card, heart, onColor, foot, priority = false, sizes = GRID_SIZES } = props
  const { text } = useFormat()
  const place = useRef<HTMLLIElement>(null)
  const [isOpened, setOpened] = useState(false)
  useCardView(place, card)
  return (
    <li
      ref={place}
      className={`${css.card} ${whole.card}`}
      data-sold-out={card.badges.includes('sold_out') || undefined}
    >
      <div className={css.top}>
        <MovingPicture file={isOpened ? card.pictures[0] : undefined}>
          <CardPictures card={card} sizes={sizes} priority={priority} />
        </MovingPicture>
        <div className={css.badges}>
          <Badges of={card} />
        </div>
      </div>
      <div className={css.words}>
        <h3 className={css.title}>
          <Link to={`/product/${card.article}`} className={whole.link} onClick={() => setOpened(isMotionWelcome())}>
            {text(card.title)}
          </Link>
        </h3>
        <CardPrice {...card} />
        <CardHeights {...card} />
        <ColorDots {...card} onColor={onColor} />
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

type CardPicturesProps = {
  card: Pick<StoreCard, 'pictures' | 'placeholder' | 'focus'>
  sizes: string
  priority: boolean
}

/** The second picture is fetched when a mouse comes near and shown while it stays. The card's name says what they show. */
function CardPictures({ card, sizes, priority }: CardPicturesProps) {
  const [wantsSecond, setWantsSecond] = useState(false)
  const { placeholder, focus } = card
  const [first, second] = card.pictures
  return (
    <div
      className={pictureCss.pictures}
      onPointerEnter={event => event.pointerType === 'mouse' && setWantsSecond(true)}
    >
      {first && (
        <Picture file={first} placeholder={placeholder} focus={focus} alt="" sizes={sizes} priority={priority} />
      )}
      {second && wantsSecond && <Picture file={second} alt="" sizes={sizes} eager className={pictureCss.second} />}
    </div>
  )
}

/** For whom the garment is cut. A height that cannot be had at once, unlike the card's own, says so. */
function CardHeights({ heights, awaited = [] }: Pick<StoreCard, 'heights' | 'awaited'>) {
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

/** Remembers what the card shows; once it has been looked at, its page may be brought. */
function useCardView(place: RefObject<HTMLElement | null>, card: StoreCard): void {
  useEffect(() => rememberCard(card), [card])
  useSeenLink(place, `/product/${card.article}`)
}
