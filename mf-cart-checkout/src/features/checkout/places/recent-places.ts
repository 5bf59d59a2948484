import { storedNames } from '@shop/contracts/browser-storage'

const NAME = storedNames.recentPlaces
const KEPT = 12

/** What was chosen in this browser before, the last first: areas, cities, departments and countries alike. */
export function recentPlaces(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(NAME) ?? '[]')
    return Array.isArray(kept) ? kept.filter(ref => typeof ref === 'string') : []
  } catch {
    return []
  }
}

export function rememberPlace(ref: string): void {
  try {
    const others = recentPlaces().filter(other => other !== ref)
    localStorage.setItem(NAME, JSON.stringify([ref, ...others].slice(0, KEPT)))
  } catch {
    // Storage may be full or forbidden: then every list keeps its own order.
  }
}

/** The list with places chosen before at its head. */
export function recentFirst<Place extends { id: string }>(
  places: readonly Place[],
  recent: readonly string[],
): Place[] {
  const rank = ({ id }: Place) => (recent.includes(id) ? recent.indexOf(id) : recent.length)
  return places.toSorted((one, other) => rank(one) - rank(other))
}
