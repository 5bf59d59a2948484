import type { Delivery } from '@shop/contracts/delivery/delivery'
import { useDepartments } from '@shop/forms/places'
import { Combobox } from '@shop/ui-kit/fields/Combobox'
import { isNumbered, matchesNumbered } from '@shop/ui-kit/goods/numbered-text'
import { useTexts } from '../../use-texts.ts'

type Props = { delivery: Delivery; value: string; onChange: (branch: string) => void }

/** Another branch in the city of the order; nothing for an order that goes to no listed branch. */
export function BranchField({ delivery, ...props }: Props) {
  if (!('post_office' in delivery) || delivery.typed) return null
  return <Branches city={delivery.city} present={delivery.post_office} {...props} />
}

function Branches({ city, present, value, onChange }: Omit<Props, 'delivery'> & { city: string; present: string }) {
  const { t } = useTexts()
  const { items, isLoading, hasFailed } = useDepartments(city)
  const label = t('changeRequest.branch')
  return (
    <Combobox
      label={label}
      openLabel={t('places.open')}
      clearLabel={t('places.clear', { label })}
      emptyText={t(hasFailed ? 'places.failed' : 'places.none')}
      loadingText={t('places.loading')}
      placeholder={t(isLoading ? 'places.loading' : 'changeRequest.sameBranch')}
      matches={matchesNumbered}
      isFirst={isNumbered}
      loading={isLoading}
      items={items.filter(({ id }) => id !== present)}
      value={value || null}
      onSelect={branch => onChange(branch ?? '')}
    />
  )
}
