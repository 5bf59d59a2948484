import * as directory from '@shop/forms/places'
import type { ComboboxItem } from '@shop/ui-kit/fields/Combobox'
import { useMemo } from 'react'
import { useTexts } from '../../../use-texts.ts'
import { alsoKnownAs } from './known-as.ts'
import { recentFirst, recentPlaces } from './recent-places.ts'

export type Places = directory.Places<ComboboxItem>

export function useAreas(): Places {
  return useOffered(directory.useAreas())
}

export function useCities(area: string): Places {
  return useOffered(directory.useCities(area))
}

/** Departments that take no parcel of this weight stay in the list, but say why they cannot be chosen. */
export function useDepartments(city: string, kg = 0): Places {
  const { t } = useTexts()
  const places = useOffered(directory.useDepartments(city))
  const items = useMemo(
    () =>
      places.items.map(item => {
        const limit = item.place.max_kg ?? kg
        return limit < kg ? { ...item, note: t('places.tooHeavy', { kg: limit }), disabled: true } : item
      }),
    [places.items, kg, t],
  )
  return { ...places, items }
}

export function useCountries(): Places {
  return useOffered(directory.useCountries())
}

/** Places chosen in this browser before come first, and each is found by its older names, too. */
function useOffered<Item extends directory.PlaceItem>(places: directory.Places<Item>) {
  const { t } = useTexts()
  const isRecentText = t('places.recent')
  const items = useMemo(() => {
    const recent = recentPlaces()
    const all = places.items.map(item => ({
      ...item,
      search: `${item.search} ${alsoKnownAs(item.place.title.uk)}`,
      ...(recent.includes(item.id) && { note: isRecentText }),
    }))
    return recentFirst(all, recent)
  }, [places.items, isRecentText])
  return { ...places, items }
}
