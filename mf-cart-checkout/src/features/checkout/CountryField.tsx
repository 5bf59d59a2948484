import { useMemo } from 'react'
import { useTexts } from '../../use-texts.ts'
import { Flag } from './Flag.tsx'
import { PlaceCombobox } from './PlaceCombobox.tsx'
import { PlacesFailure } from './PlacesFailure.tsx'
import { useCountries } from './places.ts'

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
