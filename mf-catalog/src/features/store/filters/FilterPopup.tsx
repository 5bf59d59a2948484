import type { StoreFilter } from '@shop/contracts/catalog/store-address'
import type { PopupSlotProps } from '@shop/shell/contract'
import { useTranslation } from '@shop/shell/i18n'
import { Button } from '@shop/ui-kit/Button'
import { Heading } from '@shop/ui-kit/page/Heading'
import { useEffect, useState } from 'react'
import { useDraftCounts } from '../store-list.query.ts'
import { useStoreAddress } from '../use-store-address.ts'
import { FilterGroups } from './FilterGroups.tsx'
import css from './FilterPopup.module.css'
import { withoutChoices } from './filter.ts'
import { useFilterValues, withoutUnknown } from './filter-values.query.ts'

const SETTLED_MS = 250
/** What most shoppers choose by; the rest stays closed, so that the sheet is seen as a whole. */
const OPEN_GROUPS = ['categories', 'sizes', 'heights', 'price'] as const

/** On phones the choice is made here as a draft; the list behind changes once, when it is asked for. */
export function FilterPopup({ close, headingId }: PopupSlotProps<'filters'>) {
  const { t } = useTranslation('mf-catalog')
  const { filter, go } = useStoreAddress()
  const [chosen, setDraft] = useState(filter)
  const values = useFilterValues()
  const draft = withoutUnknown(chosen, values)
  const { data } = useDraftCounts(useSettled(chosen))
  const count = data?.count

  function showList() {
    // In the place of the step that the popup took in the history, so that Back leads to the list before.
    go(draft, { replace: true })
    close()
  }

  return (
    <div className={css.popup}>
      <header className={css.head}>
        <Heading level={2} id={headingId}>
          {t('filter.title')}
        </Heading>
      </header>
      <div className={css.groups}>
        <FilterGroups
          filter={draft}
          values={values}
          facets={data?.facets}
          openGroups={OPEN_GROUPS}
          isDraft
          onChange={setDraft}
        />
      </div>
      <footer className={css.foot}>
        <Button variant="text" onClick={() => setDraft(withoutChoices(draft))}>
          {t('filter.reset')}
        </Button>
        {count === 0 ? (
          <Button aria-disabled="true" className={css.show}>
            {t('filter.showNone')}
          </Button>
        ) : (
          <Button className={css.show} onClick={showList}>
            {count === undefined ? t('filter.showAll') : t('filter.show', { count })}
          </Button>
        )}
      </footer>
    </div>
  )
}

/** The draft once the shopper has paused. */
function useSettled(draft: StoreFilter): StoreFilter {
  const [settled, setSettled] = useState(draft)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(draft), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [draft])
  return settled
}
