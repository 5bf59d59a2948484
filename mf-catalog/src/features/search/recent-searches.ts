import { storedNames } from '@shop/contracts/browser-storage'
import { $session } from '@shop/shell/session'
import { atom } from '@shop/shell/stores'

const NAME = storedNames.recentSearches
const MOST_KEPT = 6

/** What was searched in this browser, the latest first. It never leaves the browser. */
export const $recentSearches = atom<readonly string[]>(readSearches())
// After a sign-out another person may use the browser.
$session.listen((now, before) => before === 'signed-in' && now === 'guest' && forgetSearches())

/** Puts a search on top, also when it is there in other letters. */
export function rememberSearch(text: string): void {
  keep([text, ...without(text)].slice(0, MOST_KEPT))
}

/** Takes one search off the list. */
export function forgetSearch(text: string): void {
  keep(without(text))
}

/** Takes all searches off the list. */
export function forgetSearches(): void {
  keep([])
}

function without(text: string): string[] {
  // Another tab may have searched meanwhile.
  return readSearches().filter(other => other.toLowerCase() !== text.toLowerCase())
}

function keep(searches: readonly string[]): void {
  $recentSearches.set(searches)
  try {
    localStorage.setItem(NAME, JSON.stringify(searches))
  } catch {
    // Storage may be full or forbidden: then they last as long as the page.
  }
}

function readSearches(): string[] {
  try {
    const searches: unknown = JSON.parse(localStorage.getItem(NAME) ?? '[]')
    return Array.isArray(searches) ? searches.filter(text => typeof text === 'string' && text).slice(0, MOST_KEPT) : []
  } catch {
    return []
  }
}
