import { atom } from 'nanostores'
import { useLayoutEffect } from 'react'

type HeaderLook = {
  /** The header lies over the page's first picture until the page is scrolled. */
  transparent: boolean
  /** White letters over a dark picture; on phones the picture is another one. */
  white: boolean
  whiteOnPhone: boolean
}

const plain: HeaderLook = { transparent: false, white: false, whiteOnPhone: false }

export const $header = atom<HeaderLook>(plain)

/** The first page's header, known from its route: the page itself could say so only after the first paint. */
export function startHeader({ transparent }: Pick<HeaderLook, 'transparent'>): void {
  $header.set({ ...plain, transparent })
}

/** A page says how the header looks above it; the plain one comes back when the page goes. */
export function useHeader({ transparent = false, white = false, whiteOnPhone = white }: Partial<HeaderLook>): void {
  // Before the page is painted: else it would jump from under the header.
  useLayoutEffect(() => {
    $header.set({ transparent, white, whiteOnPhone })
    return () => $header.set(plain)
  }, [transparent, white, whiteOnPhone])
}
