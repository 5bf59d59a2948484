import { setSignedIn } from '@shop/shell/session'
import { $recentSearches, rememberSearch } from './recent-searches.ts'

test('recent searches are forgotten at sign-out', () => {
  setSignedIn(true)
  rememberSearch('сукня')
  expect($recentSearches.get()).toEqual(['сукня'])

  setSignedIn(false)
  expect($recentSearches.get()).toEqual([])
})
