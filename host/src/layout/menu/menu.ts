import { closePopup } from '@shop/shell/popup'
import { atom } from '@shop/shell/stores'
import { closeSearch } from '../header/search.ts'

export const $isMenuOpen = atom(false)

export function openMenu(): void {
  closePopup()
  closeSearch()
  $isMenuOpen.set(true)
}

export function closeMenu(): void {
  $isMenuOpen.set(false)
}
