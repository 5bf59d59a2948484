/** Widths of columns in pixels, as staff left them in this browser; a browser that keeps nothing has none. */
export function readWidths(name: string): Record<string, number> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(name)) ?? '{}')
    const pairs = typeof kept === 'object' && kept !== null ? Object.entries(kept) : []
    return Object.fromEntries(pairs.filter(([, width]) => typeof width === 'number' && width >= 64 && width <= 1000))
  } catch {
    return {}
  }
}

export function saveWidths(name: string, widths: Record<string, number>): void {
  try {
    localStorage.setItem(keyOf(name), JSON.stringify(widths))
  } catch {
    // Without storage the widths last as long as the page.
  }
}

function keyOf(name: string): string {
  return `table-widths:${name}`
}
