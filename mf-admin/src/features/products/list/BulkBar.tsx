import type { BulkWhich } from '@shop/contracts/staff/goods/staff-product-bulk'
import type { StaffProductFilter } from '@shop/contracts/staff/goods/staff-products'
import { Button } from '@shop/ui-kit/Button'
import { useState } from 'react'
import { ChosenActions, ChosenBar, chosenCount } from '../../../list/ChosenBar.tsx'
import type { Chosen } from '../../../list/use-chosen.ts'
import { useTexts } from '../../../use-texts.ts'
import { BulkForm, type BulkName, bulkNames } from './BulkForm.tsx'
import { BulkRemoval } from './BulkRemoval.tsx'

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
  const many = chosenCount(chosen, count)
  const which: BulkWhich = chosen.isAll
    ? { by: 'filter', filter, count }
    : { by: 'articles', articles: [...chosen.ids] }
  const done = () => {
    setOpen(null)
    chosen.forget()
  }
  return (
    <ChosenBar chosen={chosen} count={count} title={t('bulk.title')} text={count => t('bulk.chosen', { count })}>
      <ChosenActions>
        {(filter.archived ? [] : bulkNames).map(name => (
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
      </ChosenActions>
      <BulkRemoval chosen={chosen} count={many} filter={filter} />
      {open && (
        <BulkForm key={open} name={open} which={which} count={many} onClose={() => setOpen(null)} onDone={done} />
      )}
    </ChosenBar>
  )
}
