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

/** In CSS pixels from the top; 0 for a step that is new, or was left at its top. */
export function savedPlace(step: string): number {
  return readPlaces().find(([other]) => other === step)?.[1] ?? 0
}

/**
 * The name of the step of the history that we stand on. The router calls the first step of every visit "default": that
 * one gets its own name, or a page that is loaded again (after the bank, say) would start where another one was left.
 */
export function stepOf(key: string): string {
  const known = findStep(key)
  if (known !== null) return known
  const step = `visit-${Date.now()}`
  history.replaceState({ ...history.state, step }, '')
  return step
}

/** Will the page of this step, as the router calls it, be shown further down than its top? */
export function isLeftFurtherDown(key: string): boolean {
  const step = findStep(key)
  return step !== null && savedPlace(step) > 0
}

function findStep(key: string): string | null {
  if (key !== 'default') return key
  const step: unknown = history.state?.step
  return typeof step === 'string' ? step : null
}

function readPlaces(): [string, number][] {
  try {
    const places: unknown = JSON.parse(sessionStorage.getItem(NAME) ?? '[]')
    return Array.isArray(places) ? places : []
  } catch {
    return []
  }
}
