import { type RefObject, useEffect } from 'react'

/** Once what leads to a page has been looked at, its page may be brought (`prepare-seen-pages.ts`). */
export function useSeenLink(place: RefObject<HTMLElement | null>, path: string): void {
  useEffect(() => {
    const element = place.current
    if (!element) return
    const leaving = new AbortController()
    import('./prepare-seen-pages.ts').then(
      ({ watchLink }) => watchLink(element, path, leaving.signal),
      () => undefined,
    )
    return () => leaving.abort()
  }, [place, path])
}
