import type { FullOrder } from '@shop/contracts/staff/orders/staff-orders'
import { formatAmount, useFormat } from '@shop/shell/format'
import { Link } from '@shop/shell/router'
import { Picture } from '@shop/ui-kit/goods/Picture'
import { useTexts } from '../../use-texts.ts'
import css from './OrderLines.module.css'

type Props = Pick<FullOrder, 'lines' | 'currency'>

export function OrderLines({ lines, currency }: Props) {
  const { t, locale } = useTexts()
  const { day } = useFormat()
  return (
    <ul className={css.lines}>
      {lines.map(({ article, size, title, picture, count, unit, sum, preorder }) => (
        <li key={`${article}/${size}`} className={css.line}>
          <span className={css.picture}>{picture && <Picture file={picture} alt="" sizes="56px" />}</span>
          <div>
            <Link to={`/product/${article}`} className={css.title}>
              {title[locale]}
            </Link>
            <p className={css.quiet}>{t('order.line', { article, size })}</p>
            {preorder && <p className={css.preorder}>{t('order.preorder', { day: day(preorder) })}</p>}
          </div>
          <div className={css.sum}>
            {formatAmount(sum, currency)}
            <p className={css.quiet}>{t('order.pieces', { pieces: count, price: formatAmount(unit, currency) })}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
