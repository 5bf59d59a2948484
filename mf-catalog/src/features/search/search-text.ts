const MOST_LETTERS = 100

/** What is asked for: the typed words without the spaces around them, no longer than the service takes. */
export function searchTextOf(typed: string): string {
  return typed.trim().slice(0, MOST_LETTERS).trimEnd()
}

/** The address of all results; it can be sent to a friend. */
export function searchPath(text: string): string {
  return text ? `/search?${new URLSearchParams({ query: text })}` : '/search'
}
