import { atom } from '@shop/shell/stores'

/** Null while the search is closed. It outlives the screen: one that is on its way may take the place of the present one. */
export const $palette = atom<{ login: string; words: string } | null>(null)

export function closePalette(): void {
  $palette.set(null)
}
