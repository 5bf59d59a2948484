import { sortNames } from '@shop/contracts/catalog/product-lists'
import type { StoreFilter } from '@shop/contracts/catalog/store-address'
import { useTranslation } from '@shop/shell/i18n'
import { Select } from '@shop/ui-kit/fields/Select'

type SortSelectProps = { filter: StoreFilter; onChange: (filter: StoreFilter) => void; className?: string | undefined }

export function SortSelect({ filter, onChange, className }: SortSelectProps) {
  const { t } = useTranslation('mf-catalog')
  return (
    <Select
      label={t('sort.label')}
      labelHidden
      plain
      className={className}
      value={filter.sort}
      options={sortNames.map(value => ({ value, label: t(`sort.${value}`) }))}
      onChange={event => {
        const sort = sortNames.find(name => name === event.currentTarget.value)
        if (sort) onChange({ ...filter, sort, page: 1 })
      }}
    />
  )
}
