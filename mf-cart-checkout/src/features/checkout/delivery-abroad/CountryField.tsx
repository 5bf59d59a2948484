import { useMemo } from 'react'
import { useTexts } from '../../../use-texts.ts'
import { PlaceCombobox } from '../places/PlaceCombobox.tsx'
import { PlacesFailure } from '../places/PlacesFailure.tsx'
import { useCountries } from '../places/places.ts'
import css from './Flag.module.css'

const flags = new URL('./flags/flags.svg', import.meta.url).href

export function CountryField({ onChosen }: { onChosen: () => void }) {
  const { t } = useTexts()
  const countries = useCountries()
  const items = useMemo(
    () => countries.items.map(item => ({ ...item, mark: <Flag country={item.id} /> })),
    [countries.items],
  )
  return (
    <>
      <PlaceCombobox
        name="abroad.country"
        label={t('delivery.country')}
        places={{ ...countries, items }}
        placeholder={t('delivery.countryExample')}
        onChosen={onChosen}
      />
      <PlacesFailure places={countries} />
    </>
  )
}

/** Says nothing that the name beside it does not. */
function Flag({ country }: { country: string }) {
  return (
    <svg className={css.flag} aria-hidden="true">
      <use href={`${flags}#${country}`} />
    </svg>
  )
}
