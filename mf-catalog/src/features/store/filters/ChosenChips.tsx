import type { PriceBounds } from '@shop/contracts/catalog/price-bounds'
import type { StoreFilter } from '@shop/contracts/catalog/store-address'
import { formatBounds } from '@shop/shell/format'
import { type Translate, useTranslation } from '@shop/shell/i18n'
import { $currency } from '@shop/shell/locale'
import { Button } from '@shop/ui-kit/Button'
import { Icon } from '@shop/ui-kit/Icon'
import css from './ChosenChips.module.css'
import { choicesOf, withoutChoices, withPrice, withToggled } from './filter.ts'
import { type FilterValues, titleOf } from './filter-values.query.ts'

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

/** The price that a list is bounded to, in words: "€1,000 – €4,000", "From €1,000", "Up to €4,000"; undefined at any price. */
function priceLabel({ price_from: from, price_to: to }: PriceBounds, t: Translate): string | undefined {
  const currency = $currency.get()
  if (from && to) return formatBounds(currency, from, to)
  const sum = from ?? to
  if (!sum) return undefined
  return t(from ? 'filter.priceAbove' : 'filter.priceBelow', { sum: formatBounds(currency, sum) })
}
