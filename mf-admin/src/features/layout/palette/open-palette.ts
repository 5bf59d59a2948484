import { atom } from '@shop/shell/stores'

type OpenPalette = {
  login: string
  words: string
  /** Enter was pressed before the answer was here: the first line is gone to once it is. */
  isSent?: boolean
}

/** Null while the search is closed. It outlives the screen: one that is on its way may take the place of the present one. */
export const $palette = atom<OpenPalette | null>(null)

export function closePalette(): void {
  $palette.set(null)
}
