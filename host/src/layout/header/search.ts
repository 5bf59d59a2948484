import { headerSearchSlot } from '@shop/contracts/pages'
import { closePopup } from '@shop/shell/popup'
import { atom } from '@shop/shell/stores'

/** What opened the search and gets the focus back; null while the search is closed. */
export const $searchOpener = atom<HTMLElement | null>(null)

export const searchScreen = { owner: headerSearchSlot.owner, kind: 'slots', name: headerSearchSlot.slot } as const

export function toggleSearch(opener: HTMLElement): void {
  closePopup()
  $searchOpener.set($searchOpener.get() ? null : opener)
}

export function closeSearch(): void {
  $searchOpener.set(null)
}
