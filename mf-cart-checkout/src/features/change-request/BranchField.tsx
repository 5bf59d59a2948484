import type { Delivery } from '@shop/contracts/delivery/delivery'
import { type Places, useAreas, useCities, useDepartments } from '@shop/forms/places'
import { Combobox } from '@shop/ui-kit/fields/Combobox'
import { isNumbered, matchesNumbered } from '@shop/ui-kit/goods/numbered-text'
import { useTexts } from '../../use-texts.ts'
import type { ChangeDraft } from './change-draft.ts'

type Place = Pick<ChangeDraft, 'area' | 'city' | 'branch'>
type Props = { delivery: Delivery; place: Place; onChange: (place: Partial<Place>) => void; error?: string | undefined }

/** Another branch, in the city of the order or in another one; nothing for an order that goes to no listed branch. */
export function BranchField({ delivery, ...props }: Props) {
  if (!('post_office' in delivery) || delivery.typed) return null
  const { area, city, post_office: branch } = delivery
  return <PlaceFields present={{ area, city, branch }} {...props} />
}

function PlaceFields({ present, place, onChange, error }: Omit<Props, 'delivery'> & { present: Place }) {
  const { t } = useTexts()
  const area = place.area || present.area
  // Of another region no city is chosen yet.
  const city = place.city || (place.area ? '' : present.city)
  const departments = useDepartments(city)
  const branches = { ...departments, items: departments.items.filter(({ id }) => id !== present.branch) }
  const isOther = city !== present.city
  return (
    <>
      <PlaceBox
        label={t('delivery.area')}
        places={useAreas()}
        value={area}
        onSelect={ref => onChange({ area: ref === present.area ? '' : ref, city: '', branch: '' })}
      />
      <PlaceBox
        label={t('delivery.city')}
        places={useCities(area)}
        value={city}
        onSelect={ref => onChange({ city: ref === present.city ? '' : ref, branch: '' })}
      />
      <PlaceBox
        label={t('changeRequest.branch')}
        places={branches}
        value={place.branch}
        placeholder={isOther ? undefined : t('changeRequest.sameBranch')}
        error={error}
        onSelect={branch => onChange({ branch })}
        isNumberedList
      />
    </>
  )
}

type BoxProps = {
  label: string
  places: Places
  value: string
  placeholder?: string | undefined
  error?: string | undefined
  onSelect: (ref: string) => void
  /** Branches are found by their number. */
  isNumberedList?: boolean
}

function PlaceBox({ label, places, value, placeholder, error, onSelect, isNumberedList }: BoxProps) {
  const { t } = useTexts()
  const { items, isLoading, hasFailed } = places
  return (
    <Combobox
      label={label}
      openLabel={t('places.open')}
      clearLabel={t('places.clear', { label })}
      emptyText={t(hasFailed ? 'places.failed' : 'places.none')}
      loadingText={t('places.loading')}
      placeholder={isLoading ? t('places.loading') : placeholder}
      {...(isNumberedList && { matches: matchesNumbered, isFirst: isNumbered })}
      loading={isLoading}
      items={items}
      value={value || null}
      error={error}
      onSelect={ref => onSelect(ref ?? '')}
    />
  )
}
