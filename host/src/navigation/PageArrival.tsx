import { useLocation } from '@shop/shell/router'
import { VisuallyHidden } from '@shop/ui-kit/VisuallyHidden'
import { useEffect, useRef, useState } from 'react'
import { whenPresent } from './when-present.ts'

/** After a change of page the focus goes to its heading and its title is announced. */
export function PageArrival() {
  const { pathname } = useLocation()
  const isFirstPage = useRef(true)
  const [announced, setAnnounced] = useState('')

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each page
  useEffect(() => {
    if (isFirstPage.current) {
      isFirstPage.current = false
      return
    }
    return whenPresent('#main h1', heading => {
      heading.setAttribute('tabindex', '-1')
      heading.focus({ preventScroll: true })
      setAnnounced(document.title)
    })
  }, [pathname])

  return (
    <div aria-live="polite" aria-atomic="true">
      <VisuallyHidden>{announced}</VisuallyHidden>
    </div>
  )
}
