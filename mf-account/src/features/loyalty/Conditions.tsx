import type { discountConditionsEndpoint } from '@shop/contracts/cart/discounts'
import type { ResultOf } from '@shop/contracts/endpoint'
import { formatAmount } from '@shop/shell/format'
import { Badge } from '@shop/ui-kit/page/Badge'
import { Table } from '@shop/ui-kit/page/Table'
import { useTexts } from '../../use-texts.ts'
import css from './Loyalty.module.css'

type Terms = ResultOf<typeof discountConditionsEndpoint>

export function Conditions({ terms: { conditions, activation }, level }: { terms: Terms; level: number }) {
  const { t } = useTexts()
  const uah = (amount: number) => formatAmount(amount, 'UAH')
  return (
    <div className={css.conditions}>
      <Table caption={t('personal.discount.levels')}>
        <thead>
          <tr>
            <th scope="col">{t('personal.discount.purchases')}</th>
            <th scope="col" data-number>
              {t('personal.discount.discount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {conditions.map(({ percent, from_uah }) => (
            <tr key={percent}>
              <th scope="row" className={css.step}>
                {t('personal.discount.from', { sum: uah(from_uah) })}{' '}
                {percent === level && <Badge tone="cherry">{t('personal.discount.yours')}</Badge>}
              </th>
              <td data-number>{t('personal.discount.percent', { percent })}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <p className={css.about}>
        {t('personal.discount.single', {
          sum: uah(activation.single_purchase_uah),
          percent: conditions[0]?.percent ?? 0,
        })}
      </p>
    </div>
  )
}
