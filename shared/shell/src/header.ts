import { atom } from 'nanostores'
import { useEffect } from 'react'

export type HeaderLook = {
  /** The header lies over the page's first picture until the page is scrolled. */
  transparent: boolean
  /** White letters over a dark picture; on phones the picture is another one. */
  white: boolean
  whiteOnPhone: boolean
}

const plain: HeaderLook = { transparent: false, white: false, whiteOnPhone: false }

export const $header = atom<HeaderLook>(plain)

/** A page says how the header looks above it; the plain one comes back when the page goes. */
export function useHeader({ transparent = false, white = false, whiteOnPhone = white }: Partial<HeaderLook>): void {
  useEffect(() => {
    $header.set({ transparent, white, whiteOnPhone })
    return () => $header.set(plain)
  }, [transparent, white, whiteOnPhone])
}
