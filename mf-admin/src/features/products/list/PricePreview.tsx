import type { BulkPricePreview } from '@shop/contracts/staff/goods/staff-bulk-preview'
import { formatAmount, useFormat } from '@shop/shell/format'
import { Table } from '@shop/ui-kit/page/Table'
import { textOfCode, useTexts } from '../../../use-texts.ts'
import css from './PricePreview.module.css'

type Row = BulkPricePreview['rows'][number]

/** What a change of many prices would come to: how many articles, the first prices before and after, and what is refused. */
export function PricePreview({ preview }: { preview: BulkPricePreview }) {
  const { t } = useTexts()
  const { text } = useFormat()
  const { changed, left, refused, rows, refused_rows } = preview
  return (
    <div className={css.preview}>
      <p role="status" className={css.counts}>
        {t('bulkPreview.counts', { changed, left, refused })}
      </p>
      {rows.length > 0 && (
        <Table caption={t('bulkPreview.caption')}>
          <thead>
            <tr>
              <th scope="col">{t('bulkPreview.product')}</th>
              <th scope="col" data-number>
                {t('bulkPreview.was')}
              </th>
              <th scope="col" data-number>
                {t('bulkPreview.will')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ article, size, title, was, will }) => (
              <tr key={`${article} ${size}`}>
                <th scope="row">
                  {text(title)} <span className={css.quiet}>{t('bulkPreview.size', { article, size })}</span>
                </th>
                <td data-number>
                  <Prices of={was} />
                </td>
                <td data-number>
                  <Prices of={will} />
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      {refused_rows.length > 0 && (
        <div>
          <p>{t('bulkPreview.refused', { count: refused })}</p>
          <ul className={css.refused}>
            {refused_rows.map(({ article, why }) => (
              <li key={article}>
                {article}: {why.map(code => textOfCode(t, 'showLacks', code)).join(', ')}
              </li>
            ))}
            {refused > refused_rows.length && (
              <li>{t('bulkPreview.more', { count: refused - refused_rows.length })}</li>
            )}
          </ul>
        </div>
      )}
    </div>
  )
}

/** Euros only where they are of their own: else they follow the rate. */
function Prices({ of: { price, price_without_discount: list } }: { of: Row['was'] }) {
  return (
    <>
      <span className={css.price}>{formatAmount(price.uah, 'UAH')}</span>
      {price.eur !== null && <span className={css.quiet}>{formatAmount(price.eur, 'EUR')}</span>}
      {list && <s className={css.quiet}>{formatAmount(list.uah, 'UAH')}</s>}
    </>
  )
}
