import { listedCategories } from '@shop/contracts/catalog/categories'
import type { StoreFilter } from '@shop/contracts/catalog/store-address'
import { useTranslation } from '@shop/shell/i18n'
import { Link } from '@shop/shell/router'
import { Button } from '@shop/ui-kit/Button'
import { EmptyState } from '@shop/ui-kit/feedback/EmptyState'
import { choicesOf, type Narrowing, without, withoutChoices } from '../filters/filter.ts'
import { type FilterValues, titleOf } from '../filters/filter-values.query.ts'
import { useLooserCounts } from './looser-counts.query.ts'
import css from './NothingFound.module.css'

type NothingFoundProps = { filter: StoreFilter; values: FilterValues; onChange: (filter: StoreFilter) => void }

/** Which of the filters stands in the way, how many there would be without it, and where else to look. */
export function NothingFound({ filter, values, onChange }: NothingFoundProps) {
  const { t, locale } = useTranslation('mf-catalog')
  const { data: looser } = useLooserCounts(filter)
  const namesIn = (group: Narrowing) =>
    choicesOf(filter)
      .flatMap(choice => (choice.group === group ? (titleOf(values, choice)?.[locale] ?? []) : []))
      .join(', ')
  const popular = listedCategories(values.categories).filter(({ parent_category }) => parent_category === null)

  return (
    <EmptyState
      title={t('store.nothing')}
      actions={
        <>
          {looser?.map(({ narrowing, count }) => (
            <Button key={narrowing} variant="outline" size="small" onClick={() => onChange(without(filter, narrowing))}>
              {t(`store.without.${narrowing}`, { names: namesIn(narrowing), count })}
            </Button>
          ))}
          <Button variant="text" onClick={() => onChange(withoutChoices(filter))}>
            {t('filter.clear')}
          </Button>
          {popular.length > 0 && (
            <nav aria-label={t('store.popular')} className={css.popular}>
              <p className={css.lead}>{t('store.popular')}</p>
              <ul className={css.links}>
                {popular.map(({ name, title }) => (
                  <li key={name}>
                    <Link to={`/store?categories=${name}`}>{title[locale]}</Link>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </>
      }
    >
      {t(looser?.length === 0 ? 'store.nothingAtAll' : 'store.nothingAdvice')}
    </EmptyState>
  )
}
