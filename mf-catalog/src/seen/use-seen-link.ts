import { type RefObject, useEffect } from 'react'
import { watchLink } from './prepare-seen-pages.ts'

/** Once what leads to a page has been looked at, its page may be brought. */
export function useSeenLink(place: RefObject<HTMLElement | null>, path: string): void {
  useEffect(() => (place.current ? watchLink(place.current, path) : undefined), [place, path])
}
