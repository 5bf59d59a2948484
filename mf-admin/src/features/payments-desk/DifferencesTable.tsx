import type { PaymentMeans } from '@shop/contracts/orders/payment-means'
import type { PaymentDifference } from '@shop/contracts/staff/orders/payments-desk'
import { Link } from '@shop/shell/router'
import { ListTable } from '../../list/ListTable.tsx'
import type { ListColumn } from '../../list/list-column.ts'
import { moneyText } from '../../money-text.ts'
import { useTexts } from '../../use-texts.ts'
import { AskBank } from './AskBank.tsx'
import { orderPath } from './desk-list.ts'
import css from './PaymentsDesk.module.css'

/** Where the books and the bank differ: what each says, and what helps. */
export function DifferencesTable({ differences }: { differences: readonly PaymentDifference[] }) {
  const { t } = useTexts()
  const label = (id: string) => t(`desk.columns.${id}`)
  const columns: ListColumn<PaymentDifference>[] = [
    {
      id: 'payment',
      label: label('payment'),
      heading: true,
      className: css.id,
      cell: ({ payment_id, order }) => (
        <>
          {payment_id}
          {order && (
            <Link className={css.line} to={orderPath(order)}>
              {t('desk.openOrder', { order })}
            </Link>
          )}
        </>
      ),
    },
    { id: 'kind', label: label('kind'), cell: ({ kind }) => t(`desk.kinds.${kind}`) },
    { id: 'ours', label: label('ours'), cell: ({ ours }) => side(ours, 'states', ours?.means) },
    { id: 'bank', label: label('bank'), cell: ({ bank }) => side(bank, 'bankStates') },
    {
      id: 'next',
      label: label('next'),
      stays: true,
      cell: ({ kind, payment_id }) => (
        <span className={css.step}>
          <span className={css.note}>{t(`desk.kindTodo.${kind}`)}</span>
          <AskBank payment_id={payment_id} />
        </span>
      ),
    },
  ]
  return (
    <ListTable
      caption={t('desk.tab.differences')}
      columns={columns}
      rows={[...differences]}
      idOf={({ payment_id }) => payment_id}
    />
  )

  function side(said: PaymentDifference['bank'], texts: string, means?: PaymentMeans) {
    if (!said) return t('desk.nothing')
    const { state, amount, currency } = said
    return (
      <>
        {t(`desk.${texts}.${state}`)}
        {means && <span className={css.note}>{t(`means.${means}`)}</span>}
        {amount !== null && <span className={css.note}>{moneyText(amount, currency)}</span>}
      </>
    )
  }
}
