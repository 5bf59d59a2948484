const NAME = 'scroll-places'
const MOST_KEPT = 50

/** Scroll positions by step of the history, kept through a reload of the tab. */
export function keepPlace(key: string, y: number): void {
  const places = readPlaces().filter(([other]) => other !== key)
  try {
    sessionStorage.setItem(NAME, JSON.stringify([...places, [key, Math.round(y)]].slice(-MOST_KEPT)))
  } catch {
    // Storage may be full or forbidden: then the page starts at its top.
  }
}

export function keptPlace(key: string): number {
  return readPlaces().find(([other]) => other === key)?.[1] ?? 0
}

function readPlaces(): [string, number][] {
  try {
    const places: unknown = JSON.parse(sessionStorage.getItem(NAME) ?? '[]')
    return Array.isArray(places) ? places : []
  } catch {
    return []
  }
}
