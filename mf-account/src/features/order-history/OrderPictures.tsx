import type { HistoryOrder } from '@shop/contracts/customer-orders'
import { useFormat } from '@shop/shell/format'
import { Link } from '@shop/shell/router'
import { Picture } from '@shop/ui-kit/Picture'
import css from './OrderCard.module.css'

/** Each piece leads to its page. */
export function OrderPictures({ lines }: Pick<HistoryOrder, 'lines'>) {
  const { text } = useFormat()
  return (
    <ul className={css.pictures}>
      {lines.map(({ article, size, bundle, title, picture }) => (
        <li key={`${article} ${size} ${bundle}`} className={css.piece}>
          <Link to={`/product/${article}`} className={css.picture} aria-label={text(title)}>
            {picture ? <Picture file={picture} alt="" sizes="72px" /> : <span className={css.noPicture} />}
          </Link>
        </li>
      ))}
    </ul>
  )
}
