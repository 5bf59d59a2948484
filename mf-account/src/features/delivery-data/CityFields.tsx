import { isUnserved, useAreas, useCities } from '@shop/forms/places'
import { useFormContext } from 'react-hook-form'
import css from '../../forms/Form.module.css'
import { useTexts } from '../../use-texts.ts'
import { PlaceField } from './PlaceField.tsx'

/** Area, then a city of it. */
export function CityFields({ onCityChange }: { onCityChange: () => void }) {
  const { t } = useTexts()
  const { watch, setValue } = useFormContext<{ area: string; city: string }>()
  const area = watch('area')

  const cities = useCities(area)
  const noCities = isUnserved(cities) ? t('personal.places.areaNotServed') : undefined

  function forgetCity() {
    setValue('city', '')
    onCityChange()
  }
  return (
    <div className={css.pair}>
      <PlaceField name="area" label={t('personal.delivery.area')} places={useAreas()} onChosen={forgetCity} />
      <PlaceField
        name="city"
        label={t('personal.delivery.city')}
        places={cities}
        waitsFor={area === '' ? t('personal.places.areaFirst') : noCities}
        onChosen={onCityChange}
      />
    </div>
  )
}
