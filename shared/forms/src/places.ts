import { deliveryCountriesEndpoint } from '@shop/contracts/delivery/international-delivery'
import {
  allAreasEndpoint,
  allCountriesEndpoint,
  areaCitiesEndpoint,
  cityWarehousesEndpoint,
} from '@shop/contracts/delivery/location'
import type { Text } from '@shop/contracts/texts/text'
import { useFormat } from '@shop/shell/format'
import { useEndpoint } from '@shop/shell/query'
import { useMemo } from 'react'

type Named = { ref: string; title: Text }
/** One place to choose. */
export type PlaceItem<Place extends Named = Named> = { id: string; label: string; search: string; place: Place }
/** What can be chosen now, and whether it is here yet. */
export type Places<Item = Omit<PlaceItem, 'place' | 'search'>> = {
  items: readonly Item[]
  isLoading: boolean
  hasFailed: boolean
  retry: () => void
}

/** For every question to the carrier's directory: it changes at night at most. */
export const lasting = { staleTime: 60 * 60 * 1000 }

/** The directory has answered, and has nothing there. */
export function isUnserved({ items, isLoading, hasFailed }: Places): boolean {
  return items.length === 0 && !isLoading && !hasFailed
}

export function useAreas() {
  const answer = useEndpoint(allAreasEndpoint, {}, lasting)
  return usePlaces(answer, useAlphabet(answer.data?.areas))
}

/** Cities of an area, by its ref; none without one. */
export function useCities(area: string) {
  const answer = useEndpoint(areaCitiesEndpoint, { query: { 'area-ref': area } }, { ...lasting, enabled: area !== '' })
  return usePlaces(answer, answer.data?.cities)
}

/** Departments of a city, by its ref, with what each takes (kg); none without one. */
export function useDepartments(city: string) {
  const asked = { ...lasting, enabled: city !== '' }
  const answer = useEndpoint(cityWarehousesEndpoint, { query: { 'city-ref': city } }, asked)
  return usePlaces(answer, answer.data?.warehouses)
}

/** Countries that parcels go to; the ref is the code of ISO 3166. */
export function useCountries() {
  const answer = useEndpoint(deliveryCountriesEndpoint, {}, lasting)
  const countries = useMemo(
    () => answer.data?.countries.map(({ code, title }) => ({ ref: code, title })),
    [answer.data],
  )
  return usePlaces(answer, useAlphabet(countries))
}

/** Countries that customers live in and have their phones from, whether parcels go there or not; with the dial code of each. */
export function useAllCountries() {
  const answer = useEndpoint(allCountriesEndpoint, {}, lasting)
  const countries = useMemo(
    () => answer.data?.countries.map(({ name, title, tel_code }) => ({ ref: name, title, dial: tel_code.slice(1) })),
    [answer.data],
  )
  return usePlaces(answer, useAlphabet(countries))
}

/** In the order of the reader's own alphabet. */
function useAlphabet<Place extends Named>(places: readonly Place[] | undefined): readonly Place[] | undefined {
  const { locale } = useFormat()
  return useMemo(() => {
    const { compare } = new Intl.Collator(locale)
    return places?.toSorted((one, other) => compare(one.title[locale], other.title[locale]))
  }, [places, locale])
}

type Answer = { isLoading: boolean; isError: boolean; refetch: () => unknown }
const none: readonly never[] = []

function usePlaces<Place extends Named>(
  { isLoading, isError, refetch }: Answer,
  found: readonly Place[] = none,
): Places<PlaceItem<Place>> {
  const { locale } = useFormat()
  const items = useMemo(() => {
    const other = locale === 'uk' ? 'en' : 'uk'
    // Found by its name in either language, whichever keyboard is on.
    return found.map(place => ({
      id: place.ref,
      label: place.title[locale],
      search: place.title[other],
      place,
    }))
  }, [found, locale])
  return { items, isLoading, hasFailed: isError, retry: refetch }
}
