import { showSignedIn, showSignedOut } from '@shop/shell/session'
import { $recentSearches, rememberSearch } from './recent-searches.ts'

test('recent searches are forgotten at sign-out', () => {
  showSignedIn()
  rememberSearch('сукня')
  expect($recentSearches.get()).toEqual(['сукня'])

  showSignedOut()
  expect($recentSearches.get()).toEqual([])
})
