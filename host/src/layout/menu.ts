import { closePopup } from '@shop/shell/popup'
import { atom } from '@shop/shell/stores'

export const $isMenuOpen = atom(false)

export function openMenu(): void {
  closePopup()
  $isMenuOpen.set(true)
}

export function closeMenu(): void {
  $isMenuOpen.set(false)
}
