import { cheapestSize } from '@shop/pricing/cheapest-size'
import { useFormat } from '@shop/shell/format'
import { useTranslation } from '@shop/shell/i18n'
import { Link } from '@shop/shell/router'
import { Button } from '@shop/ui-kit/Button'
import { Picture } from '@shop/ui-kit/goods/Picture'
import { Price } from '@shop/ui-kit/goods/Price'
import type { ReactNode } from 'react'
import type { BundleItem } from './bundle-items.ts'
import { ItemChoice, type ItemChoiceProps } from './ItemChoice.tsx'
import css from './ItemRow.module.css'

type ItemRowProps = ItemChoiceProps & {
  item: BundleItem
  heart?: ReactNode
  /** Without it the last item cannot be left out. */
  onToggle?: (() => void) | undefined
}

/** One garment of the bundle: chosen by height and size, or left out. */
export function ItemRow({ item, heart, onToggle, ...choice }: ItemRowProps) {
  const { t } = useTranslation('mf-catalog')
  const { text } = useFormat()
  const { product, isSoldOut, isTaken } = item
  const [front] = product.images
  const title = text(product.title)
  const toggle = isTaken ? 'bundle.leaveOut' : 'bundle.takeBack'
  return (
    <li className={css.item} data-left-out={!isTaken || undefined}>
      {front && <Picture file={front.name} alt="" sizes="(min-width:768px) 8rem, 28vw" className={css.picture} />}
      <div className={css.words}>
        <div className={css.head}>
          <h2 className={css.title}>
            <Link to={`/product/${product.article}`}>{title}</Link>
          </h2>
          {heart}
        </div>
        <ItemPrice {...item} />
        {isTaken && <ItemChoice item={item} {...choice} />}
        {isSoldOut && <p className={css.note}>{t('bundle.pieceGone')}</p>}
        {onToggle && !isSoldOut && (
          <Button
            variant="text"
            size="small"
            className={css.toggle}
            aria-label={`${t(toggle)}: ${title}`}
            onClick={onToggle}
          >
            {t(toggle)}
          </Button>
        )}
      </div>
    </li>
  )
}

function ItemPrice({ size, product }: Pick<BundleItem, 'size' | 'product'>) {
  const { t } = useTranslation('mf-catalog')
  const { money } = useFormat()
  const priced = size ?? cheapestSize(product.sizes)
  if (!priced) return null
  const { price, price_without_discount: old } = priced
  return (
    <Price
      current={money(price)}
      {...(old && { old: money(old), oldLabel: t('price.old'), currentLabel: t('price.current') })}
    />
  )
}
