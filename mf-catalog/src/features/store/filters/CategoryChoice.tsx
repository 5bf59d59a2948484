import type { Category } from '@shop/contracts/catalog/categories'
import type { StoreFilter } from '@shop/contracts/catalog/store-address'
import { useTranslation } from '@shop/shell/i18n'
import css from './CategoryChoice.module.css'
import { CheckboxRow } from './CheckboxRow.tsx'
import { chosenNames, withToggledCategory } from './filter.ts'

type CategoryChoiceProps = {
  filter: StoreFilter
  categories: readonly Category[]
  counts: Record<string, number> | undefined
  onChange: (filter: StoreFilter) => void
}

/** The tree: the parts of a category show once it, or one of them, is chosen. */
export function CategoryChoice({ filter, categories, counts, onChange }: CategoryChoiceProps) {
  const { t, locale } = useTranslation('mf-catalog')
  const chosen = chosenNames(filter, 'categories')
  const parents = new Map(categories.map(({ name, parent_category }) => [name, parent_category]))

  const rows = (parent: string | null) => {
    // One that its address has chosen can be taken off again.
    const children = categories.filter(
      ({ name, parent_category, unlisted }) => parent_category === parent && (!unlisted || chosen.includes(name)),
    )
    if (children.length === 0) return null
    return (
      <ul aria-label={parent === null ? t('filter.categories') : undefined} className={css.categories}>
        {children.map(({ name, title }) => {
          const isOpen = [name, ...chosen].some(
            one => chosen.includes(one) && (one === name || parents.get(one) === name),
          )
          return (
            <li key={name}>
              <CheckboxRow
                title={title[locale]}
                checked={chosen.includes(name)}
                {...(counts && { count: counts[name] ?? 0 })}
                onChange={() => onChange(withToggledCategory(filter, name, parents))}
              />
              {isOpen && rows(name)}
            </li>
          )
        })}
      </ul>
    )
  }
  return rows(null)
}
