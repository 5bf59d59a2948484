import { headerSearchSlot } from '@shop/contracts/pages'
import { closePopup } from '@shop/shell/popup'
import { atom } from '@shop/shell/stores'
import { screenPromise } from '../remotes/screens.ts'

/** What opened the search and gets the focus back; null while the search is closed. */
export const $searchOpener = atom<HTMLElement | null>(null)

export const searchScreen = { owner: headerSearchSlot.owner, kind: 'slots', name: headerSearchSlot.slot } as const

export const bringSearchPanel = () => import(/* webpackChunkName: "search-panel" */ './SearchPanel.tsx')

/** Called when somebody is about to search: then the field can take the focus, and a phone its keyboard, at once. */
export function bringSearch(): void {
  bringSearchPanel().catch(() => undefined)
  screenPromise(searchScreen).catch(() => undefined)
}

export function toggleSearch(opener: HTMLElement): void {
  closePopup()
  $searchOpener.set($searchOpener.get() ? null : opener)
}

export function closeSearch(): void {
  $searchOpener.set(null)
}
