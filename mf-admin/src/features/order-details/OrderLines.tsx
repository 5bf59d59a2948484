import type { FullOrder } from '@shop/contracts/staff/orders/staff-orders'
import { formatAmount, useFormat } from '@shop/shell/format'
import { Link } from '@shop/shell/router'
import { Picture } from '@shop/ui-kit/goods/Picture'
import { useTexts } from '../../use-texts.ts'
import css from './OrderLines.module.css'
import { ShelfText } from './ShelfText.tsx'

type Props = Pick<FullOrder, 'lines' | 'currency'>

export function OrderLines({ lines, currency }: Props) {
  const { t, locale } = useTexts()
  const { day } = useFormat()
  return (
    <ul className={css.lines}>
      {lines.map(line => (
        <li key={`${line.article}/${line.size}/${line.bundle}`} className={css.line}>
          <span className={css.picture}>{line.picture && <Picture file={line.picture} alt="" sizes="56px" />}</span>
          <div>
            <Link to={`/product/${line.article}`} className={css.title}>
              {line.title[locale]}
            </Link>
            <p className={css.quiet}>
              <ShelfText line={line} />
            </p>
            <BackText line={line} />
            {line.preorder && <p className={css.preorder}>{t('order.preorder', { day: day(line.preorder) })}</p>}
          </div>
          <div className={css.sum}>
            {formatAmount(line.sum, currency)}
            <p className={css.quiet}>
              {t('order.pieces', { pieces: line.count, price: formatAmount(line.unit, currency) })}
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}

/** What came back of a line, and for how many items the money went back. */
function BackText({ line: { count, returned = 0, kept } }: { line: FullOrder['lines'][number] }) {
  const { t } = useTexts()
  const texts = [
    ...(returned > 0 ? [t('order.cameBack', { count: String(returned), all: String(count) })] : []),
    ...(kept < count ? [t('order.moneyBack', { count: String(count - kept), all: String(count) })] : []),
  ]
  return texts.map(text => (
    <p key={text} className={css.back}>
      {text}
    </p>
  ))
}
