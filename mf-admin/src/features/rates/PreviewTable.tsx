import type { ExampleCart, RatePreview } from '@shop/contracts/staff/staff-rates'
import { formatAmount } from '@shop/shell/format'
import { Table } from '@shop/ui-kit/page/Table'
import place from '../../list/ListTable.module.css'
import { formatPercent, formatRate } from '../../numbers.ts'
import { useTexts } from '../../use-texts.ts'
import css from './Rates.module.css'

/** What five known carts cost in euros now and would cost at the new rate. */
export function PreviewTable({ preview }: { preview: RatePreview }) {
  const { t, locale } = useTexts()
  const { was, will_be, change_percent, carts } = preview
  const title = t('rates.effect')
  return (
    <div className={css.effect} role="status">
      <p className={css.change}>
        {was === null ? '' : `${formatRate(was, locale)} → `}
        {t('rates.uah', { rate: formatRate(will_be, locale) })}
        {change_percent === null ? '' : ` (${formatPercent(change_percent, locale)})`}
      </p>
      {carts.length === 0 && <p>{t('rates.noCarts')}</p>}
      {carts.length > 0 && <h3 className={css.heading}>{title}</h3>}
      {carts.length > 0 && (
        <div className={place.place}>
          <Table caption={title} captionHidden>
            <thead>
              <tr>
                <th scope="col">{t('rates.columns.cart')}</th>
                <th scope="col" data-number>
                  {t('rates.columns.was')}
                </th>
                <th scope="col" data-number>
                  {t('rates.columns.willBe')}
                </th>
              </tr>
            </thead>
            <tbody>
              {carts.map((cart, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a small shop has the same cart twice
                <CartRow key={index} cart={cart} />
              ))}
            </tbody>
          </Table>
        </div>
      )}
      <p className={css.note}>{t('rates.effectNote')}</p>
    </div>
  )
}

function CartRow({ cart: { lines, was, will_be, goods_follow } }: { cart: ExampleCart }) {
  const { t, locale } = useTexts()
  const goods = lines.map(({ title, size, count }) => `${title[locale]}, ${size}${count > 1 ? ` × ${count}` : ''}`)
  return (
    <tr>
      <th scope="row" className={css.cart}>
        {goods.join(' + ')}
        {goods_follow !== 'all' && <span className={css.fixed}>{t(`rates.follow.${goods_follow}`)}</span>}
      </th>
      <td data-number>{was && <Sums sums={was} />}</td>
      <td data-number>
        <Sums sums={will_be} />
      </td>
    </tr>
  )
}

function Sums({ sums: { goods, delivery } }: { sums: ExampleCart['will_be'] }) {
  const { t } = useTexts()
  return (
    <>
      <span className={css.sum}>{formatAmount(goods, 'EUR')}</span>
      {delivery !== null && (
        <span className={css.delivery}>{t('rates.withDelivery', { sum: formatAmount(delivery, 'EUR') })}</span>
      )}
    </>
  )
}
