import type { StoreFilter } from '@shop/contracts/catalog/store-address'
import { useTranslation } from '@shop/shell/i18n'
import { Button } from '@shop/ui-kit/Button'
import { Icon } from '@shop/ui-kit/Icon'
import css from './ChosenChips.module.css'
import { choicesOf, withoutChoices, withPrice, withToggled } from './filter.ts'
import { type FilterValues, titleOf } from './filter-values.query.ts'
import { priceLabel } from './price-label.ts'

type ChosenChipsProps = { filter: StoreFilter; values: FilterValues; onChange: (filter: StoreFilter) => void }

/** What is chosen, each with a way to take it back. */
export function ChosenChips({ filter, values, onChange }: ChosenChipsProps) {
  const { t, locale } = useTranslation('mf-catalog')
  const chosen = choicesOf(filter).flatMap(choice => {
    const title = titleOf(values, choice)
    const key = `${choice.group} ${choice.name}`
    return title ? [{ key, title: title[locale], without: () => withToggled(filter, choice) }] : []
  })
  const price = priceLabel(filter, t)
  if (price) chosen.push({ key: 'price', title: price, without: () => withPrice(filter, {}) })
  if (chosen.length === 0) return null
  return (
    <ul aria-label={t('filter.chosen')} className={css.chips}>
      {chosen.map(({ key, title, without }) => (
        <li key={key}>
          <button
            type="button"
            className={css.chip}
            aria-label={t('filter.remove', { title })}
            onClick={() => onChange(without())}
          >
            {title}
            <Icon name="close" size={16} />
          </button>
        </li>
      ))}
      <li>
        <Button variant="text" size="small" onClick={() => onChange(withoutChoices(filter))}>
          {t('filter.clear')}
        </Button>
      </li>
    </ul>
  )
}
