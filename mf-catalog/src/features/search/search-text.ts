const MOST_LETTERS = 100

/** What is asked for: the typed words without the spaces around them, no longer than the service takes. */
export function searchTextOf(typed: string): string {
  return typed.trim().slice(0, MOST_LETTERS).trimEnd()
}

/** A single letter is not searched for: the shopper is asked for more. The service has the same rule. */
export function isSearchable(text: string): boolean {
  return /[\p{L}\p{N}]{2}/u.test(text)
}

/** The address of all results; it can be sent to a friend. */
export function searchPath(text: string): string {
  return text ? `/search?${new URLSearchParams({ query: text })}` : '/search'
}
