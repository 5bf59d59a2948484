import { cheapestSize } from '@shop/pricing/cheapest-size'
import { useFormat } from '@shop/shell/format'
import { useTranslation } from '@shop/shell/i18n'
import { useState } from 'react'
import css from './WishMarks.module.css'
import { lastDays, priceDrop } from './wish-marks.ts'
import type { WishedCard } from './wishlist.query.ts'

/** What changed since the customer wished for it, and how long it stays. */
export function WishMarks({ card, wish }: WishedCard) {
  const { t } = useTranslation('mf-catalog')
  const { money } = useFormat()
  const [now] = useState(() => Date.now())
  const drop = priceDrop(wish.price, cheapestSize(card.sizes)?.price)
  const days = lastDays(wish, now)
  return (
    <>
      {drop && <p className={css.drop}>{t('wish.drop', { sum: money(drop) })}</p>}
      {days !== null && <p className={css.days}>{t('wish.days', { count: days })}</p>}
    </>
  )
}
