import type { StoreFilter } from '@shop/contracts/catalog/store-address'
import { useTranslation } from '@shop/shell/i18n'
import { ChipCheckbox } from '@shop/ui-kit/choices/ChipCheckbox'
import { SwatchCheckbox } from '@shop/ui-kit/choices/SwatchCheckbox'
import { Accordion } from '@shop/ui-kit/page/Accordion'
import { CategoryChoice } from './CategoryChoice.tsx'
import { CheckboxRow } from './CheckboxRow.tsx'
import css from './FilterGroups.module.css'
import { chosenIn, type Group, groups, withToggled } from './filter.ts'
import type { FilterValue, FilterValues } from './filter-values.query.ts'

type Facets = Record<Group, Record<string, number>>

export type FilterGroupsProps = {
  filter: StoreFilter
  values: FilterValues
  /** Until counts are here, everything can be chosen. */
  facets: Facets | undefined
  /** These stand open at first, and any in which something is chosen. */
  openGroups?: readonly Group[]
  onChange: (filter: StoreFilter) => void
}

export function FilterGroups({ filter, values, facets, openGroups = groups, onChange }: FilterGroupsProps) {
  const { t } = useTranslation('mf-catalog')
  return groups.map(group => {
    const chosen = chosenIn(filter, group).length
    const isEmpty = facets && Object.values(facets[group]).every(count => count === 0)
    if (chosen === 0 && (isEmpty || values[group].length === 0)) return null
    return (
      <Accordion
        key={group}
        title={t(`filter.${group}`)}
        note={chosen > 0 ? chosen : undefined}
        open={chosen > 0 || openGroups.includes(group)}
        headingLevel={3}
      >
        {group === 'categories' ? (
          <CategoryChoice
            filter={filter}
            categories={values.categories}
            counts={facets?.categories}
            onChange={onChange}
          />
        ) : (
          <ul aria-label={t(`filter.${group}`)} className={css[group]}>
            {values[group].map(value => (
              <li key={value.name}>
                <Value
                  group={group}
                  value={value}
                  count={facets && (facets[group][value.name] ?? 0)}
                  checked={chosenIn(filter, group).includes(value.name)}
                  onChange={() => onChange(withToggled(filter, { group, name: value.name }))}
                />
              </li>
            ))}
          </ul>
        )}
      </Accordion>
    )
  })
}

type ValueProps = {
  group: Group
  value: FilterValue
  count: number | undefined
  checked: boolean
  onChange: () => void
}

function Value({ group, value, count, ...box }: ValueProps) {
  const { locale } = useTranslation('mf-catalog')
  const counted = count === undefined ? box : { ...box, count }
  const title = value.title[locale]
  if (group === 'colors') return <SwatchCheckbox name={title} colour={value.hex ?? 'transparent'} {...counted} />
  if (group === 'collections') return <CheckboxRow title={title} {...counted} />
  return <ChipCheckbox label={title} {...box} {...(count === 0 && { disabled: !box.checked })} />
}
