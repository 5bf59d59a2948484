import { atom } from 'nanostores'
import { useLayoutEffect } from 'react'

type HeaderStyle = {
  /** The header lies over the page's first picture until the page is scrolled. */
  transparent: boolean
  /** White text over a dark picture; on phones the picture is another one. */
  white: boolean
  whiteOnPhone: boolean
}

const plain: HeaderStyle = { transparent: false, white: false, whiteOnPhone: false }

export const $header = atom<HeaderStyle>(plain)

/** The first page's header, known from its route: the page itself could set it only after the first paint. */
export function startHeader({ transparent }: Pick<HeaderStyle, 'transparent'>): void {
  $header.set({ ...plain, transparent })
}

/** A page sets the style of the header above it; the plain one comes back when the page goes. */
export function useHeader({ transparent = false, white = false, whiteOnPhone = white }: Partial<HeaderStyle>): void {
  // Before the page is painted: else it would jump from under the header.
  useLayoutEffect(() => {
    $header.set({ transparent, white, whiteOnPhone })
    return () => $header.set(plain)
  }, [transparent, white, whiteOnPhone])
}
