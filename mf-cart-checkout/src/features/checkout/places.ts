import type { ResultOf } from '@shop/contracts/endpoint'
import { ShopError } from '@shop/contracts/errors'
import { deliveryCountriesEndpoint } from '@shop/contracts/international-delivery'
import { allAreasEndpoint, areaCitiesEndpoint, cityWarehousesEndpoint } from '@shop/contracts/location'
import type { Text } from '@shop/contracts/text'
import { useFormat } from '@shop/shell/format'
import { queryClient, type UseQueryResult, useEndpoint } from '@shop/shell/query'
import type { ComboboxItem } from '@shop/ui-kit/Combobox'
import { useMemo } from 'react'
import { useTexts } from '../../use-texts.ts'
import { alsoKnownAs } from './known-as.ts'
import { recentFirst, recentPlaces } from './recent-places.ts'

/** What can be chosen now, and whether it is here yet. */
export type Places = { items: readonly ComboboxItem[]; isLoading: boolean; hasFailed: boolean; retry: () => void }

/** The carrier's directory changes at night at most. */
const lasting = { staleTime: 60 * 60 * 1000 }

export function useAreas(): Places {
  const answer = useEndpoint(allAreasEndpoint, {}, lasting)
  return usePlaces(answer, useAlphabet(answer.data?.areas))
}

/** What is known of the list as a whole; neither there nor away while nobody has answered. */
export type Directory = { isAway: boolean; isThere: boolean; isLoading: boolean; retry: () => void }

const ASK_AGAIN = 60_000

/**
 * Is there any list of the carrier's places to choose from? A shop that has none yet says so, or knows no area; a connection
 * that broke says nothing of the list. It is looked for again, for it may come while an address is typed.
 */
export function useDirectory(): Directory {
  const answer = useEndpoint(
    allAreasEndpoint,
    {},
    { ...lasting, refetchInterval: ({ state }) => isMissing(state) && ASK_AGAIN },
  )
  const isAway = isMissing(answer)
  return { isAway, isThere: answer.isSuccess && !isAway, isLoading: answer.isFetching, retry: answer.refetch }
}

function isMissing({
  data,
  error,
}: Pick<UseQueryResult<ResultOf<typeof allAreasEndpoint>>, 'data' | 'error'>): boolean {
  return (error instanceof ShopError && error.code === 'carrier_unavailable') || data?.areas.length === 0
}

/** After the service has said that it is otherwise than the form believes. */
export const lookForList = () => queryClient.invalidateQueries({ queryKey: [allAreasEndpoint.path] })

export function useCities(area: string): Places {
  const answer = useEndpoint(areaCitiesEndpoint, { query: { 'area-ref': area } }, { ...lasting, enabled: area !== '' })
  return usePlaces(answer, answer.data?.cities)
}

export function useDepartments(city: string): Places {
  const asked = { ...lasting, enabled: city !== '' }
  const answer = useEndpoint(cityWarehousesEndpoint, { query: { 'city-ref': city } }, asked)
  return usePlaces(answer, answer.data?.warehouses)
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
