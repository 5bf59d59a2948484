import { screenPromise } from '../../remotes/screens.ts'
import { searchScreen } from './search.ts'

export const bringSearchPanel = () => import(/* webpackChunkName: "search-panel" */ './SearchPanel.tsx')

/** Called when somebody is about to search: then the field can take the focus, and a phone its keyboard, at once. */
export function bringSearch(): void {
  bringSearchPanel().catch(() => undefined)
  screenPromise(searchScreen).catch(() => undefined)
}
