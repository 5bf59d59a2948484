import { useFormContext } from 'react-hook-form'
import { useTexts } from '../../../use-texts.ts'
import type { CheckoutValues } from '../form/checkout-form.ts'
import css from '../form/Fields.module.css'
import { PlaceCombobox } from '../places/PlaceCombobox.tsx'
import { PlacesFailure } from '../places/PlacesFailure.tsx'
import { useAreas, useCities } from '../places/places.ts'

/** Area, then a city of it. */
export function CityFields({ onCityChange }: { onCityChange?: () => void }) {
  const { t } = useTexts()
  const { watch, setValue, clearErrors } = useFormContext<CheckoutValues>()
  const area = watch('ukraine.area')
  const areas = useAreas()
  const cities = useCities(area)

  function forgetCity() {
    setValue('ukraine.city', '')
    clearErrors('ukraine.city')
    onCityChange?.()
  }

  const isUnserved = cities.items.length === 0 && !cities.isLoading && !cities.hasFailed
  const notServed = isUnserved ? t('delivery.areaNotServed') : undefined
  const insteadOfCities = area === '' ? t('delivery.areaFirst') : notServed

  return (
    <>
      <div className={css.pair}>
        <PlaceCombobox name="ukraine.area" label={t('delivery.area')} places={areas} onChosen={forgetCity} />
        <PlaceCombobox
          name="ukraine.city"
          label={t('delivery.city')}
          places={cities}
          waitsFor={insteadOfCities}
          onChosen={onCityChange}
        />
      </div>
      <p role="status" className={css.announced}>
        {area !== '' && notServed && t('delivery.areaNotServedText')}
      </p>
      <PlacesFailure places={areas} />
      <PlacesFailure places={cities} />
    </>
  )
}
