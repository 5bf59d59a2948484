import { heightText } from '@shop/contracts/catalog/height'
import type { PrintedOrder } from '@shop/contracts/staff/orders/order-bulk'
import { Fragment } from 'react'
import { formatDay, formatTime } from '../../../moments.ts'
import { useTexts } from '../../../use-texts.ts'
import css from './PickList.module.css'
import { notPicked, type PickRow, pickList } from './pick-list.ts'
import sheet from './Sheet.module.css'
import { SizeAndCodes } from './SizeAndCodes.tsx'
import { useWhyNotPacked } from './use-why-not-packed.ts'

/** One sheet of what to fetch from the shelves for all these orders. */
export function PickList({ orders }: { orders: readonly PrintedOrder[] }) {
  const { t, locale } = useTexts()
  const whyNotPacked = useWhyNotPacked()
  const rows = pickList(orders)
  const left = notPicked(orders)
  const pieces = rows.reduce((sum, { count }) => sum + count, 0)
  const now = Date.now()
  return (
    <article className={sheet.sheet}>
      <header className={sheet.top}>
        <h2 className={sheet.title}>{t('orders.print.pick-list')}</h2>
        <p>
          {t('orders.print.pickSums', {
            orders: String(orders.length - left.length),
            pieces: String(pieces),
            at: `${formatDay(now, locale)}, ${formatTime(now, locale)}`,
          })}
        </p>
      </header>
      {rows.length === 0 ? (
        <p>{t('orders.print.nothingToPick')}</p>
      ) : (
        <table className={sheet.table}>
          <thead>
            <tr>
              {(['article', 'color', 'height', 'size', 'count', 'orders'] as const).map(column => (
                <th key={column} scope="col" data-column={column}>
                  {t(`orders.print.columns.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(row => (
              <Row key={`${row.article} ${row.size}`} row={row} />
            ))}
          </tbody>
        </table>
      )}
      {left.length > 0 && (
        <section className={css.left}>
          <h3>{t('orders.print.notPicked')}</h3>
          <ul>
            {left.map(order => (
              <li key={order.number}>
                {order.number}: {whyNotPacked(order)}
              </li>
            ))}
          </ul>
        </section>
      )}
    </article>
  )
}

function Row({ row }: { row: PickRow }) {
  const { article, title, color, height, count, orders } = row
  const { locale } = useTexts()
  return (
    <tr>
      <th scope="row">
        <span className={css.article}>{article}</span> <span className={css.name}>{title[locale]}</span>
      </th>
      <td>{color?.[locale] ?? '—'}</td>
      <td data-column="height">{height ? heightText(height) : '—'}</td>
      <td>
        <SizeAndCodes {...row} />
      </td>
      <td data-column="count">{count}</td>
      <td>
        {orders.map(({ number, count }, at) => (
          <Fragment key={number}>
            {at > 0 && ', '}
            <span className={css.order}>{count > 1 ? `${number} × ${count}` : number}</span>
          </Fragment>
        ))}
      </td>
    </tr>
  )
}
