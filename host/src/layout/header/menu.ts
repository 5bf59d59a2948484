import { closePopup } from '@shop/shell/popup'
import { atom } from '@shop/shell/stores'
import { closeSearch } from './search.ts'

export const $isMenuOpen = atom(false)

export function openMenu(): void {
  closePopup()
  closeSearch()
  $isMenuOpen.set(true)
}

export function closeMenu(): void {
  $isMenuOpen.set(false)
}

/** Before the shop started its menu was a link to this place in the page: a visitor who pressed it gets the menu itself. */
export function openMenuAskedFor(): void {
  if (location.hash !== '#menu') return
  history.replaceState(history.state, '', location.pathname + location.search)
  openMenu()
}
