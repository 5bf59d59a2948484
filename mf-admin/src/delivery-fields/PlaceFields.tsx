import { type Places, useAreas, useCities, useDepartments } from '@shop/forms/places'
import { useFocusable } from '@shop/forms/use-focusable'
import { Combobox, type ComboboxItem } from '@shop/ui-kit/fields/Combobox'
import { isNumbered, matchesNumbered } from '@shop/ui-kit/goods/numbered-text'
import { useController, useFormContext } from 'react-hook-form'
import type { ErrorOf } from '../forms/problem-text.ts'
import { useTexts } from '../use-texts.ts'
import css from './DeliveryFields.module.css'
import type { DeliveryDraft } from './delivery-draft.ts'

/** Area, then a city of it. */
export function CityFields({ errorOf }: { errorOf: ErrorOf }) {
  const { t } = useTexts()
  const { watch, setValue } = useFormContext<DeliveryDraft>()
  const area = watch('place.area')
  const areas = useAreas()
  const cities = useCities(area)

  function forget(...names: ('place.city' | 'place.post_office')[]): void {
    for (const name of names) setValue(name, '', { shouldDirty: true })
  }
  return (
    <div className={css.pair}>
      <PlaceField
        name="place.area"
        label={t('newOrder.area')}
        places={areas}
        error={errorOf('delivery.area', t('newOrder.area'))}
        onChosen={() => forget('place.city', 'place.post_office')}
      />
      <PlaceField
        name="place.city"
        label={t('newOrder.city')}
        places={cities}
        waitsFor={area === '' ? t('newOrder.areaFirst') : undefined}
        error={errorOf('delivery.city', t('newOrder.city'))}
        onChosen={() => forget('place.post_office')}
      />
    </div>
  )
}

export function DepartmentField({ errorOf }: { errorOf: ErrorOf }) {
  const { t } = useTexts()
  const { watch } = useFormContext<DeliveryDraft>()
  const city = watch('place.city')
  return (
    <PlaceField
      name="place.post_office"
      label={t('newOrder.department')}
      places={useDepartments(city)}
      waitsFor={city === '' ? t('newOrder.cityFirst') : undefined}
      placeholder={t('newOrder.departmentExample')}
      error={errorOf('delivery.post_office', t('newOrder.department'))}
      matches={matchesNumbered}
      isFirst={isNumbered}
    />
  )
}

type Props = {
  name: 'place.area' | 'place.city' | 'place.post_office' | 'abroad.country'
  label: string
  places: Places<ComboboxItem>
  /** What has to be chosen before. */
  waitsFor?: string | undefined
  placeholder?: string
  error: string | undefined
  matches?: (item: ComboboxItem, typed: string) => boolean
  isFirst?: (item: ComboboxItem, typed: string) => boolean
  /** What depended on the earlier choice goes. */
  onChosen?: () => void
}

/** A place of the carrier's list. */
export function PlaceField({ name, label, places, waitsFor, placeholder, error, matches, isFirst, onChosen }: Props) {
  const { t } = useTexts()
  const { control } = useFormContext<DeliveryDraft>()
  const { field } = useController({ control, name })
  const box = useFocusable(field.ref)

  function choose(ref: string | null): void {
    if ((ref ?? '') === field.value) return
    field.onChange(ref ?? '')
    onChosen?.()
  }
  return (
    <div ref={box}>
      <Combobox
        label={label}
        required
        openLabel={t('newOrder.openList')}
        clearLabel={t('newOrder.clear')}
        emptyText={waitsFor ?? t(places.hasFailed ? 'newOrder.placesFailed' : 'newOrder.nothing')}
        loadingText={t('newOrder.loading')}
        placeholder={waitsFor ?? placeholder ?? ''}
        items={places.items}
        value={field.value || null}
        onSelect={choose}
        onBlur={field.onBlur}
        loading={places.isLoading}
        error={error}
        {...(matches && { matches })}
        {...(isFirst && { isFirst })}
      />
    </div>
  )
}
