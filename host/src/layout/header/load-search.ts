import { screenPromise } from '../../remotes/screens.ts'
import { searchScreen } from './search.ts'

export const loadSearchPanel = () => import(/* webpackChunkName: "search-panel" */ './SearchPanel.tsx')

/** Called when a visitor is about to search: then the field can take the focus, and a phone its keyboard, at once. */
export function loadSearch(): void {
  loadSearchPanel().catch(() => undefined)
  screenPromise(searchScreen).catch(() => undefined)
}
