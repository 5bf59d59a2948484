import { allAreasEndpoint, areaCitiesEndpoint, cityWarehousesEndpoint } from '@shop/contracts/location'
import type { Text } from '@shop/contracts/text'
import { useFormat } from '@shop/shell/format'
import { useEndpoint } from '@shop/shell/query'
import type { ComboboxItem } from '@shop/ui-kit/Combobox'

/** What can be chosen now, and whether it is here yet. */
export type Places = { items: ComboboxItem[]; isLoading: boolean; hasFailed: boolean; retry: () => void }

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

type Answer = { isLoading: boolean; isError: boolean; refetch: () => unknown }
type Place = { ref: string; title: Text }

function usePlaces({ isLoading, isError, refetch }: Answer, found: readonly Place[] = []): Places {
  const { locale, text } = useFormat()
  const other = locale === 'uk' ? 'en' : 'uk'
  // Found by its name in either language, whichever keyboard is on.
  const items = found.map(({ ref, title }) => ({ id: ref, label: text(title), search: title[other] }))
  return { items, isLoading, hasFailed: isError, retry: refetch }
}
