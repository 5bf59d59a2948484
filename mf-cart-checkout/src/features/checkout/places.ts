import { deliveryCountriesEndpoint } from '@shop/contracts/international-delivery'
import { allAreasEndpoint, areaCitiesEndpoint, cityWarehousesEndpoint } from '@shop/contracts/location'
import type { Text } from '@shop/contracts/text'
import { useFormat } from '@shop/shell/format'
import { useEndpoint } from '@shop/shell/query'
import type { ComboboxItem } from '@shop/ui-kit/Combobox'
import { useMemo } from 'react'
import { useTexts } from '../../use-texts.ts'
import { alsoKnownAs } from './known-as.ts'
import { recentFirst, recentPlaces } from './recent-places.ts'

/** What can be chosen now, and whether it is here yet. */
export type Places = { items: readonly ComboboxItem[]; isLoading: boolean; hasFailed: boolean; retry: () => void }

/** The carrier's directory changes at night at most. */
export const lasting = { staleTime: 60 * 60 * 1000 }

export function useAreas(): Places {
  const answer = useEndpoint(allAreasEndpoint, {}, lasting)
  return usePlaces(answer, useAlphabet(answer.data?.areas))
}

export function useCities(area: string): Places {
  const answer = useEndpoint(areaCitiesEndpoint, { query: { 'area-ref': area } }, { ...lasting, enabled: area !== '' })
  return usePlaces(answer, answer.data?.cities)
}

/** Those that take no parcel of this weight stay in the list, but say why they cannot be chosen. */
export function useDepartments(city: string, kg = 0): Places {
  const { t } = useTexts()
  const asked = { ...lasting, enabled: city !== '' }
  const { data, ...answer } = useEndpoint(cityWarehousesEndpoint, { query: { 'city-ref': city } }, asked)
  const places = usePlaces(answer, data?.warehouses)
  const items = useMemo(() => {
    const limits = new Map(data?.warehouses.map(({ ref, max_kg = kg }) => [ref, max_kg]))
    return places.items.map(item => {
      const limit = limits.get(item.id) ?? kg
      return limit < kg ? { ...item, note: t('places.tooHeavy', { kg: limit }), disabled: true } : item
    })
  }, [data, places.items, kg, t])
  return { ...places, items }
}

export function useCountries(): Places {
  const answer = useEndpoint(deliveryCountriesEndpoint, {}, lasting)
  const countries = useMemo(
    () => answer.data?.countries.map(({ code, title }) => ({ ref: code, title })),
    [answer.data],
  )
  return usePlaces(answer, useAlphabet(countries))
}

type Answer = { isLoading: boolean; isError: boolean; refetch: () => unknown }
type Place = { ref: string; title: Text }
const none: readonly Place[] = []

/** In the order of the reader's own alphabet. */
function useAlphabet(places: readonly Place[] | undefined): readonly Place[] | undefined {
  const { locale } = useFormat()
  return useMemo(() => {
    const { compare } = new Intl.Collator(locale)
    return places?.toSorted((one, other) => compare(one.title[locale], other.title[locale]))
  }, [places, locale])
}

function usePlaces({ isLoading, isError, refetch }: Answer, found: readonly Place[] = none): Places {
  const { t } = useTexts()
  const { locale } = useFormat()
  const isRecentText = t('places.recent')
  const items = useMemo(() => {
    const recent = recentPlaces()
    const other = locale === 'uk' ? 'en' : 'uk'
    const all = found.map(({ ref, title }) => ({
      id: ref,
      label: title[locale],
      // Found by its name in either language, whichever keyboard is on.
      search: `${title[other]} ${alsoKnownAs(title.uk)}`,
      ...(recent.includes(ref) && { note: isRecentText }),
    }))
    return recentFirst(all, recent)
  }, [found, locale, isRecentText])
  return { items, isLoading, hasFailed: isError, retry: refetch }
}
