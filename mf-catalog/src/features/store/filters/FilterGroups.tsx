import { isBounded } from '@shop/contracts/catalog/price-bounds'
import type { StoreFilter } from '@shop/contracts/catalog/store-address'
import { useTranslation } from '@shop/shell/i18n'
import { ChipCheckbox } from '@shop/ui-kit/choices/ChipCheckbox'
import { SwatchCheckbox } from '@shop/ui-kit/choices/SwatchCheckbox'
import { Accordion } from '@shop/ui-kit/page/Accordion'
import { CategoryChoice } from './CategoryChoice.tsx'
import { CheckboxRow } from './CheckboxRow.tsx'
import css from './FilterGroups.module.css'
import { chosenNames, type Group, type Narrowing, withToggled } from './filter.ts'
import type { FilterValue, FilterValues } from './filter-values.query.ts'
import { PriceFields, type PriceRange } from './PriceFields.tsx'

type Facets = Record<Group, Record<string, number>> & { prices?: PriceRange | null }

export type FilterGroupsProps = {
  filter: StoreFilter
  values: FilterValues
  /** Until counts are here, everything can be chosen. */
  facets: Facets | undefined
  /** These stand open at first, and any in which something is chosen. */
  openGroups?: readonly Narrowing[]
  /** What is chosen is not shown until it is asked for, so that a price may change with each key. */
  isDraft?: boolean
  onChange: (filter: StoreFilter) => void
}

const ORDER = ['categories', 'sizes', 'heights', 'price', 'colors', 'collections'] as const

export function FilterGroups({ filter, values, facets, openGroups = ORDER, isDraft, onChange }: FilterGroupsProps) {
  const { t } = useTranslation('mf-catalog')
  return ORDER.map(group => {
    const chosen = countIn(filter, group)
    if (chosen === 0 && isEmpty(group, values, facets)) return null
    return (
      <Accordion
        key={group}
        title={t(`filter.${group}`)}
        note={chosen > 0 ? chosen : undefined}
        open={chosen > 0 || openGroups.includes(group)}
        headingLevel={3}
      >
        {group === 'price' ? (
          <PriceFields filter={filter} range={facets?.prices} isDraft={isDraft} onChange={onChange} />
        ) : group === 'categories' ? (
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
                  checked={chosenNames(filter, group).includes(value.name)}
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

function countIn(filter: StoreFilter, group: Narrowing): number {
  return group === 'price' ? Number(isBounded(filter)) : chosenNames(filter, group).length
}

function isEmpty(group: Narrowing, values: FilterValues, facets: Facets | undefined): boolean {
  if (group === 'price') return facets !== undefined && !facets.prices
  return (
    values[group].length === 0 || (facets !== undefined && Object.values(facets[group]).every(count => count === 0))
  )
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
  if (group === 'colors')
    return <SwatchCheckbox name={title} colour={value.hex ?? 'transparent'} pattern={value.pattern} {...counted} />
  if (group === 'collections') return <CheckboxRow title={title} {...counted} />
  return <ChipCheckbox label={title} {...box} {...(count === 0 && { disabled: !box.checked })} />
}
