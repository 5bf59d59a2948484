import { MAX_LINE_COUNT } from '@shop/contracts/cart/cart-limits'
import { useFormat } from '@shop/shell/format'
import { Link } from '@shop/shell/router'
import { CountStepper } from '@shop/ui-kit/choices/CountStepper'
import { Picture } from '@shop/ui-kit/goods/Picture'
import { IconButton } from '@shop/ui-kit/IconButton'
import { Skeleton } from '@shop/ui-kit/Skeleton'
import type { CartLineView } from '../../../quoted-cart/cart-view.ts'
import { LineFacts } from '../../../quoted-cart/LineFacts.tsx'
import { LineSum } from '../../../quoted-cart/LineSum.tsx'
import { useTexts } from '../../../use-texts.ts'
import css from './CartLine.module.css'

type CartLineProps = {
  line: CartLineView
  isReduced: boolean
  onCount: (count: number) => void
  onRemove: (title: string) => void
  /** To the wishlist, for later. */
  onMove: (title: string) => void
}

export function CartLine({ line, isReduced, onCount, onRemove, onMove }: CartLineProps) {
  const { t } = useTexts()
  const { text } = useFormat()
  const { key, picture, count, available } = line
  const title = line.title ? text(line.title) : key.article
  const address = `/product/${key.article}`
  // Offline nobody knows how many there are: what is too many is reported as soon as the service answers.
  const most = available ?? (line.isAwaited ? count : MAX_LINE_COUNT)
  const max = Math.max(Math.min(most, MAX_LINE_COUNT), 1)

  return (
    <li className={css.line}>
      <Link to={address} className={css.picture} tabIndex={-1} aria-hidden="true">
        {picture ? <Picture file={picture.file} alt="" sizes="112px" eager /> : <Skeleton shape="picture" />}
      </Link>
      <div className={css.text}>
        <p className={css.title}>
          {line.title ? (
            <Link to={address} className={css.link}>
              {title}
            </Link>
          ) : line.isAwaited ? (
            <Skeleton width="half" />
          ) : (
            key.article
          )}
        </p>
        <LineFacts line={line} isBundleNamed />
      </div>
      <div className={css.remove}>
        <IconButton icon="trash" label={t('line.remove', { title })} onClick={() => onRemove(title)} />
        <IconButton icon="heart" label={t('line.move', { title })} onClick={() => onMove(title)} />
      </div>
      <div className={css.count}>
        <CountStepper
          label={t('line.count', { title })}
          fewerLabel={t('line.fewer', { title })}
          moreLabel={t('line.more', { title })}
          count={count}
          max={max}
          maxText={t(line.preorder ? 'line.maxPreorder' : 'line.max', { count: max })}
          onChange={onCount}
        />
        {isReduced && count === available && <p className={css.reduced}>{t('line.reduced', { count })}</p>}
      </div>
      <div className={css.sum}>
        <LineSum line={line} />
      </div>
    </li>
  )
}
