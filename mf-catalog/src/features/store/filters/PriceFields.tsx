import type { StoreFilter } from '@shop/contracts/catalog/store-address'
import { formatBounds } from '@shop/shell/format'
import { useTranslation } from '@shop/shell/i18n'
import { $currency } from '@shop/shell/locale'
import { useStore } from '@shop/shell/use-store'
import { TextField } from '@shop/ui-kit/fields/TextField'
import css from './PriceFields.module.css'
import { type PriceEnd, useTypedPrice } from './use-typed-price.ts'

/** The lowest and the highest price of the list at any price, in the currency of the page. */
export type PriceRange = { lowest: number; highest: number }

type PriceFieldsProps = {
  filter: StoreFilter
  range: PriceRange | null | undefined
  isDraft: boolean | undefined
  onChange: (filter: StoreFilter) => void
}

/** From and to, in whole hryvnias or euros. What the list really has stands where nothing is typed. */
export function PriceFields({ filter, range, isDraft = false, onChange }: PriceFieldsProps) {
  const { t } = useTranslation('mf-catalog')
  const currency = useStore($currency)
  const { texts, type, settle } = useTypedPrice({ filter, isDraft, onChange })
  const sign = formatBounds(currency, 0).replace(/[\d\s]/g, '')

  const field = (end: PriceEnd, label: string, placeholder: number | undefined) => (
    <TextField
      label={label}
      inputMode="numeric"
      autoComplete="off"
      enterKeyHint="done"
      value={texts[end]}
      placeholder={placeholder === undefined ? undefined : formatBounds(currency, placeholder).replace(sign, '').trim()}
      onChange={event => type(end, event.currentTarget.value)}
      onKeyDown={event => event.key === 'Enter' && settle()}
    />
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: the accordion's title is the legend
    <div
      role="group"
      aria-label={t('filter.price')}
      className={css.fields}
      onBlur={event => !event.currentTarget.contains(event.relatedTarget) && settle()}
    >
      {field('price_from', t('filter.priceFrom', { sign }), range ? Math.floor(range.lowest) : undefined)}
      {field('price_to', t('filter.priceTo', { sign }), range ? Math.ceil(range.highest) : undefined)}
    </div>
  )
}
