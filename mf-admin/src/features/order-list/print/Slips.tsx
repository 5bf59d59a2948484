import { heightText } from '@shop/contracts/catalog/height'
import type { PrintedOrder } from '@shop/contracts/staff/orders/order-bulk'
import { formatDay } from '../../../moments.ts'
import { useTexts } from '../../../use-texts.ts'
import sheet from './Sheet.module.css'
import { SizeAndCodes } from './SizeAndCodes.tsx'
import css from './Slips.module.css'
import { type SlipLine, slipLines } from './slip-lines.ts'
import { useWhyNotPacked } from './use-why-not-packed.ts'

/** A packing slip for each order, each on a sheet of its own. */
export function Slips({ orders }: { orders: readonly PrintedOrder[] }) {
  return orders.map(order => <Slip key={order.number} order={order} />)
}

function Slip({ order }: { order: PrintedOrder }) {
  const { t, locale } = useTexts()
  const { number, date, name, phone, delivery_text, note, comment, lines } = order
  const whyNotPacked = useWhyNotPacked()
  const isPacked = lines.some(({ packable }) => packable > 0)
  const shown = slipLines(order)
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
      {shown.length === 0 ? <p className={css.sum}>{whyNotPacked(order)}</p> : <SlipLines lines={shown} />}
      {later > 0 && <p>{t('orders.print.later', { count: later })}</p>}
    </article>
  )
}

function SlipLines({ lines }: { lines: readonly SlipLine[] }) {
  const { t, locale } = useTexts()
  const pieces = lines.reduce((sum, { count }) => sum + count, 0)
  return (
    <>
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
          {lines.map(line => (
            <tr key={`${line.article}/${line.size}/${line.bundle}`}>
              <th scope="row">
                {line.title[locale]} <span className={css.article}>{line.article}</span>
              </th>
              <td>{line.color?.[locale] ?? '—'}</td>
              <td data-column="height">{line.height ? heightText(line.height) : '—'}</td>
              <td>
                <SizeAndCodes {...line} />
              </td>
              <td data-column="count">{line.count}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={css.sum}>{t('orders.print.pieces', { count: pieces })}</p>
    </>
  )
}
