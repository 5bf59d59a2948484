import { isInPlace, useLocation } from '@shop/shell/router'
import { VisuallyHidden } from '@shop/ui-kit/VisuallyHidden'
import { useEffect, useRef } from 'react'
import { useAnnouncedTitle } from './use-announced-title.ts'
import { whenPresent } from './when-present.ts'

/** After a change of page its title is announced, and the focus goes to its heading; a variant of the same thing leaves it. */
export function PageArrival() {
  const { pathname, state } = useLocation()
  const isFirstPage = useRef(true)
  const announced = useAnnouncedTitle(pathname)

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each page
  useEffect(() => {
    if (isFirstPage.current) {
      isFirstPage.current = false
      return
    }
    // A page behind this one is hidden by a style of its own.
    return whenPresent('#main h1:not([style*=none] *)', heading => {
      if (!isInPlace(state)) focusOn(heading)
    })
  }, [pathname])

  return (
    <div aria-live="polite" aria-atomic="true">
      <VisuallyHidden>{announced}</VisuallyHidden>
    </div>
  )
}

function focusOn(heading: HTMLElement): void {
  heading.setAttribute('tabindex', '-1')
  heading.focus({ preventScroll: true })
}
