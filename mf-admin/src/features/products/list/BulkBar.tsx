import type { BulkWhich } from '@shop/contracts/staff/goods/staff-product-bulk'
import type { StaffProductFilter } from '@shop/contracts/staff/goods/staff-products'
import { Button } from '@shop/ui-kit/Button'
import { useState } from 'react'
import type { Chosen } from '../../../list/use-chosen.ts'
import { useTexts } from '../../../use-texts.ts'
import css from './BulkBar.module.css'
import { BulkForm, type BulkName, bulkNames } from './BulkForm.tsx'

type Props = {
  chosen: Chosen
  /** How many products match the filter. */
  count: number
  filter: StaffProductFilter
}

/** What can be done with the products that were chosen. */
export function BulkBar({ chosen, count, filter }: Props) {
  const { t } = useTexts()
  const [open, setOpen] = useState<BulkName | null>(null)
  const many = chosen.isAll ? count : chosen.ids.size
  if (many === 0) return null
  const which: BulkWhich = chosen.isAll
    ? { by: 'filter', filter, count }
    : { by: 'articles', articles: [...chosen.ids] }
  const done = () => {
    setOpen(null)
    chosen.forget()
  }
  return (
    <section className={css.bar} aria-label={t('bulk.title')}>
      <div className={css.row}>
        <p role="status" className={css.count}>
          {t('bulk.chosen', { count: many })}
        </p>
        {!chosen.isAll && count > many && (
          <Button variant="text" size="small" onClick={chosen.chooseAll}>
            {t('bulk.chooseAll', { count })}
          </Button>
        )}
        <Button variant="text" size="small" onClick={chosen.forget}>
          {t('bulk.forget')}
        </Button>
      </div>
      <div className={css.row}>
        {bulkNames.map(name => (
          <Button
            key={name}
            variant="outline"
            size="small"
            aria-expanded={open === name}
            onClick={() => setOpen(open === name ? null : name)}
          >
            {t(`bulk.${name}`)}
          </Button>
        ))}
      </div>
      {open && (
        <BulkForm key={open} name={open} which={which} count={many} onClose={() => setOpen(null)} onDone={done} />
      )}
    </section>
  )
}
