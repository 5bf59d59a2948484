import type { StoreFilter } from '@shop/contracts/store-address'
import { useTranslation } from '@shop/shell/i18n'
import { Button } from '@shop/ui-kit/Button'
import { EmptyState } from '@shop/ui-kit/EmptyState'
import { withoutChoices, withoutGroup } from './filter.ts'
import { useLooserCounts } from './store-list.query.ts'

type NothingFoundProps = { filter: StoreFilter; onChange: (filter: StoreFilter) => void }

/** Which group of filters stands in the way, and how many there would be without it. */
export function NothingFound({ filter, onChange }: NothingFoundProps) {
  const { t } = useTranslation('mf-catalog')
  const { data: looser = [] } = useLooserCounts(filter)
  return (
    <EmptyState
      title={t('store.nothing')}
      actions={
        <>
          {looser.map(({ group, count }) => (
            <Button key={group} variant="outline" size="small" onClick={() => onChange(withoutGroup(filter, group))}>
              {t(`store.without.${group}`, { count })}
            </Button>
          ))}
          <Button variant="text" onClick={() => onChange(withoutChoices(filter))}>
            {t('filter.clear')}
          </Button>
        </>
      }
    >
      {t('store.nothingAdvice')}
    </EmptyState>
  )
}
