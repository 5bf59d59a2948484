import { useTranslation } from '@shop/shell/i18n'
import { Heading } from '@shop/ui-kit/page/Heading'
import { useId } from 'react'
import { FilterGroups, type FilterGroupsProps } from './FilterGroups.tsx'
import css from './FilterRail.module.css'

/** On wide screens the filters stand beside the list and work at once. */
export function FilterRail(props: FilterGroupsProps) {
  const { t } = useTranslation('mf-catalog')
  const id = useId()
  return (
    <aside aria-labelledby={id} className={css.rail}>
      <Heading level={2} id={id} look="h3" className={css.title}>
        {t('filter.title')}
      </Heading>
      <FilterGroups {...props} />
    </aside>
  )
}
