import { Notice } from '@shop/ui-kit/feedback/Notice'
import { Table } from '@shop/ui-kit/page/Table'
import { useTexts } from '../../use-texts.ts'
import css from './Delivery.module.css'
import type { DeliveryChange } from './delivery-changes.ts'
import type { DeliveryTexts } from './use-delivery-texts.ts'

type Props = { changes: readonly DeliveryChange[]; textOf: Pick<DeliveryTexts, 'nameOf' | 'factText'> }

/** What was and what will be, before it is saved. */
export function ChangesTable({ changes, textOf: { nameOf, factText } }: Props) {
  const { t } = useTexts()
  if (changes.length === 0) return <Notice announced>{t('delivery.noChanges')}</Notice>
  return (
    <div role="status" className={css.part}>
      <h2 className={css.heading}>{t('delivery.changes', { count: changes.length })}</h2>
      <div className={css.place}>
        <Table caption={t('delivery.changes', { count: changes.length })} captionHidden>
          <thead>
            <tr>
              <th scope="col">{t('delivery.columns.what')}</th>
              <th scope="col">{t('rates.columns.was')}</th>
              <th scope="col">{t('rates.columns.willBe')}</th>
            </tr>
          </thead>
          <tbody>
            {changes.map(change => (
              <tr key={change.key}>
                <th scope="row">{nameOf(change)}</th>
                <td>{factText(change.was)}</td>
                <td>{factText(change.willBe)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
    </div>
  )
}
