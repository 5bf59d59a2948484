import { heightText } from '@shop/contracts/catalog/height'
import type { PrintedLine, PrintedOrder } from '@shop/contracts/staff/orders/order-bulk'
import { formatDay } from '../../../moments.ts'
import { useTexts } from '../../../use-texts.ts'
import sheet from './Sheet.module.css'
import css from './Slips.module.css'

/** A packing slip for each order, each on a sheet of its own. */
export function Slips({ orders }: { orders: readonly PrintedOrder[] }) {
  return orders.map(order => <Slip key={order.number} order={order} />)
}

function Slip({ order }: { order: PrintedOrder }) {
  const { t, locale } = useTexts()
  const { number, date, name, phone, delivery_text, note, comment, lines } = order
  // Of an order that is not packed now, such as one that has left, all that was bought stands on the slip.
  const isPacked = lines.some(({ packable }) => packable > 0)
  const shown = isPacked ? lines.filter(({ packable }) => packable > 0) : lines
  const pieces = shown.reduce((sum, line) => sum + countOf(line, isPacked), 0)
  const later = isPacked ? lines.reduce((sum, { awaited }) => sum + awaited, 0) : 0
  return (
    <article className={`${sheet.sheet} ${css.slip}`} aria-label={t('order.title', { number })}>
      <header className={sheet.top}>
        <h2 className={sheet.title}>{t('order.title', { number })}</h2>
        <p>{formatDay(date, locale)}</p>
      </header>
      <dl className={css.facts}>
        <dt>{t('orders.print.customer')}</dt>
        <dd>
          {name}, {phone}
        </dd>
        <dt>{t('order.delivery')}</dt>
        <dd>{delivery_text[locale]}</dd>
        {note && (
          <>
            <dt>{t('order.note')}</dt>
            <dd className={css.text}>{note}</dd>
          </>
        )}
        {comment && (
          <>
            <dt>{t('order.comment')}</dt>
            <dd className={css.text}>{comment}</dd>
          </>
        )}
      </dl>
      <table className={sheet.table}>
        <thead>
          <tr>
            {(['article', 'color', 'height', 'size', 'count'] as const).map(column => (
              <th key={column} scope="col" data-column={column}>
                {t(`orders.print.columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(line => (
            <tr key={`${line.article}/${line.size}/${line.bundle}`}>
              <th scope="row">
                {line.title[locale]} <span className={css.article}>{line.article}</span>
              </th>
              <td>{line.color?.[locale] ?? '—'}</td>
              <td>{line.height ? heightText(line.height) : '—'}</td>
              <td>{line.size}</td>
              <td data-column="count">{countOf(line, isPacked)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={css.sum}>{t('orders.print.pieces', { count: pieces })}</p>
      {later > 0 && <p>{t('orders.print.later', { count: later })}</p>}
    </article>
  )
}

function countOf({ count, packable }: PrintedLine, isPacked: boolean): number {
  return isPacked ? packable : count
}
