import { setSignedIn } from '@shop/shell/session'
import { $recentSearches, rememberSearch } from './recent-searches.ts'

test('what was searched goes with whoever signs out', () => {
  setSignedIn(true)
  rememberSearch('сукня')
  expect($recentSearches.get()).toEqual(['сукня'])

  setSignedIn(false)
  expect($recentSearches.get()).toEqual([])
})
