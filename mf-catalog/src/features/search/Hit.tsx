import type { StoreCard } from '@shop/contracts/catalog/products'
import { useFormat } from '@shop/shell/format'
import { useTranslation } from '@shop/shell/i18n'
import { Link } from '@shop/shell/router'
import { Picture } from '@shop/ui-kit/goods/Picture'
import { Price } from '@shop/ui-kit/goods/Price'
import css from './Hit.module.css'
import { markedParts } from './marked-parts.ts'

type HitProps = {
  card: StoreCard
  matched: readonly string[]
  id: string
  isActive: boolean
  onChoose: () => void
}

/** One article of the hit list: a link, so that it also opens in a new tab. */
export function Hit({ card, matched, id, isActive, onChoose }: HitProps) {
  const { t } = useTranslation('mf-catalog')
  const { text, money } = useFormat()
  const [picture] = card.pictures
  const { price, price_without_discount: old } = card
  const isSoldOut = card.badges.includes('sold_out')
  return (
    <Link
      role="option"
      id={id}
      tabIndex={-1}
      aria-selected={isActive}
      to={`/product/${card.article}`}
      className={css.hit}
      data-sold-out={isSoldOut || undefined}
      onClick={onChoose}
    >
      <span className={css.picture}>{picture && <Picture file={picture} alt="" sizes="4rem" eager />}</span>
      <span className={css.title}>
        {markedParts(text(card.title), matched).map(({ text: part, isMatch }, index) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
          isMatch ? <mark key={index}>{part}</mark> : part,
        )}
        {isSoldOut && <span className={css.soldOut}> {t('badge.soldOut')}</span>}
      </span>
      {price && (
        <Price
          current={money(price)}
          {...(old && { old: money(old), oldLabel: t('price.old'), currentLabel: t('price.current') })}
        />
      )}
    </Link>
  )
}
