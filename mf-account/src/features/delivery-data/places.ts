import { deliveryCountriesEndpoint } from '@shop/contracts/international-delivery'
import { allAreasEndpoint, areaCitiesEndpoint, cityWarehousesEndpoint } from '@shop/contracts/location'
import type { Text } from '@shop/contracts/text'
import { useFormat } from '@shop/shell/format'
import { useEndpoint } from '@shop/shell/query'
import { useMemo } from 'react'

type Item = { id: string; label: string; search: string }
export type Places = { items: readonly Item[]; isLoading: boolean; hasFailed: boolean; retry: () => void }

/** The directory has answered, and has nothing there. */
export function isUnserved({ items, isLoading, hasFailed }: Places): boolean {
  return items.length === 0 && !isLoading && !hasFailed
}

/** The carrier's directory changes at night at most. */
const lasting = { staleTime: 60 * 60 * 1000 }

export function useAreas(): Places {
  const answer = useEndpoint(allAreasEndpoint, {}, lasting)
  return usePlaces(answer, answer.data?.areas)
}

export function useCities(area: string): Places {
  const answer = useEndpoint(areaCitiesEndpoint, { query: { 'area-ref': area } }, { ...lasting, enabled: area !== '' })
  return usePlaces(answer, answer.data?.cities)
}

export function useDepartments(city: string): Places {
  const asked = { ...lasting, enabled: city !== '' }
  const answer = useEndpoint(cityWarehousesEndpoint, { query: { 'city-ref': city } }, asked)
  return usePlaces(answer, answer.data?.warehouses)
}

/** Countries by their names, in the alphabet of the reader. */
export function useCountries(): Places {
  const { locale } = useFormat()
  const answer = useEndpoint(deliveryCountriesEndpoint, {}, lasting)
  const countries = useMemo(() => {
    const { compare } = new Intl.Collator(locale)
    const named = answer.data?.countries.map(({ code, title }) => ({ ref: code, title }))
    return named?.toSorted((one, other) => compare(one.title[locale], other.title[locale]))
  }, [answer.data, locale])
  return usePlaces(answer, countries)
}

type Answer = { isLoading: boolean; isError: boolean; refetch: () => unknown }
type Place = { ref: string; title: Text }
const none: readonly Place[] = []

function usePlaces({ isLoading, isError, refetch }: Answer, found: readonly Place[] = none): Places {
  const { locale } = useFormat()
  const items = useMemo(() => {
    const other = locale === 'uk' ? 'en' : 'uk'
    // Found by its name in either language, whichever keyboard is on.
    return found.map(({ ref, title }) => ({ id: ref, label: title[locale], search: title[other] }))
  }, [found, locale])
  return { items, isLoading, hasFailed: isError, retry: refetch }
}
