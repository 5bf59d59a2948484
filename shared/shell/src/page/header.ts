import { atom } from 'nanostores'
import { useLayoutEffect } from 'react'
import { useLocation } from '../routing/router.ts'

export type HeaderStyle = {
  /** The header lies over the page's first picture until the page is scrolled. */
  transparent: boolean
  /** White text over a dark picture; on phones the picture is another one. */
  white?: boolean
  whiteOnPhone?: boolean
}

/** Where the page's header is another one than the route table says; null: it is that one. */
export const $header = atom<HeaderStyle | null>(null)

let isTransparentAt = (_path: string) => false

/** The host says which pages lie under their header: it changes in one step with the page then, not in one of its own after it. */
export function learnHeaders(transparentAt: typeof isTransparentAt): void {
  isTransparentAt = transparentAt
}

/** A page sets the style of the header above it; that of the route table comes back when the page goes. */
export function useHeader({ transparent = false, white = false, whiteOnPhone = white }: Partial<HeaderStyle>): void {
  const { pathname } = useLocation()
  // Before the page is painted: else it would jump from under the header.
  useLayoutEffect(() => {
    const isAsInTable = !white && !whiteOnPhone && transparent === isTransparentAt(pathname)
    $header.set(isAsInTable ? null : { transparent, white, whiteOnPhone })
    return () => $header.set(null)
  }, [pathname, transparent, white, whiteOnPhone])
}
