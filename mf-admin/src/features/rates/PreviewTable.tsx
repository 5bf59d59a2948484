import type { ExampleCart, RatePreview } from '@shop/contracts/staff/staff-rates'
import { formatAmount } from '@shop/shell/format'
import { ListTable } from '../../list/ListTable.tsx'
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
        <ListTable
          caption={title}
          rows={carts}
          // A small shop has the same cart twice.
          idOf={(_, index) => String(index)}
          columns={[
            {
              id: 'cart',
              label: t('rates.columns.cart'),
              heading: true,
              className: css.cart,
              cell: ({ lines, goods_follow }) => (
                <>
                  {lines
                    .map(({ title, size, count }) => `${title[locale]}, ${size}${count > 1 ? ` × ${count}` : ''}`)
                    .join(' + ')}
                  {goods_follow !== 'all' && <span className={css.fixed}>{t(`rates.follow.${goods_follow}`)}</span>}
                </>
              ),
            },
            {
              id: 'was',
              label: t('rates.columns.was'),
              number: true,
              cell: cart => cart.was && <Sums sums={cart.was} />,
            },
            {
              id: 'willBe',
              label: t('rates.columns.willBe'),
              number: true,
              cell: cart => <Sums sums={cart.will_be} />,
            },
          ]}
        />
      )}
      <p className={css.note}>{t('rates.effectNote')}</p>
    </div>
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
