const NAME = 'scroll-places'
const MOST_KEPT = 50

/** Scroll positions by step of the history, kept through a reload of the tab. */
export function savePlace(key: string, y: number): void {
  const places = readPlaces().filter(([other]) => other !== key)
  try {
    sessionStorage.setItem(NAME, JSON.stringify([...places, [key, Math.round(y)]].slice(-MOST_KEPT)))
  } catch {
    // Storage may be full or forbidden: then the page starts at its top.
  }
}

export function savedPlace(key: string): number {
  return readPlaces().find(([other]) => other === key)?.[1] ?? 0
}

/**
 * The name of the step of the history that we stand on. The router calls the first step of every visit "default": that
 * one gets a name of its own, or a page that comes anew (from the bank, say) would begin where another one was left.
 */
export function stepOf(key: string): string {
  if (key !== 'default') return key
  const state: unknown = history.state
  const named = typeof state === 'object' && state !== null ? state : {}
  if ('step' in named && typeof named.step === 'string') return named.step
  const step = `visit-${Date.now()}`
  history.replaceState({ ...named, step }, '')
  return step
}

function readPlaces(): [string, number][] {
  try {
    const places: unknown = JSON.parse(sessionStorage.getItem(NAME) ?? '[]')
    return Array.isArray(places) ? places : []
  } catch {
    return []
  }
}
