import type { Country } from '@shop/contracts/delivery/location'
import { Notice } from '@shop/ui-kit/feedback/Notice'
import { ListTable } from '../../list/ListTable.tsx'
import { useTexts } from '../../use-texts.ts'
import css from './Delivery.module.css'
import type { DeliveryChange } from './delivery-changes.ts'
import { useChangeTexts } from './use-delivery-texts.ts'

type Props = { changes: readonly DeliveryChange[]; countries: readonly Country[] }

/** What was and what will be, before it is saved. */
export function ChangesTable({ changes, countries }: Props) {
  const { t } = useTexts()
  const { nameOf, factText } = useChangeTexts(countries)
  if (changes.length === 0) return <Notice announced>{t('delivery.noChanges')}</Notice>
  return (
    <div role="status" className={css.part}>
      <h2 className={css.heading}>{t('delivery.changes', { count: changes.length })}</h2>
      <div className={css.place}>
        <ListTable
          look="plain"
          caption={t('delivery.changes', { count: changes.length })}
          rows={changes}
          idOf={({ key }) => key}
          columns={[
            { id: 'what', label: t('delivery.columns.what'), heading: true, cell: nameOf },
            { id: 'was', label: t('rates.columns.was'), cell: ({ was }) => factText(was) },
            { id: 'willBe', label: t('rates.columns.willBe'), cell: ({ willBe }) => factText(willBe) },
          ]}
        />
      </div>
    </div>
  )
}
