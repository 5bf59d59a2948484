import { useLocation } from '@shop/shell/router'
import { lockScroll } from '@shop/shell/scroll'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { RemoteScreen } from '../../remotes/RemoteScreen.tsx'
import { useBackCloses } from '../popups/use-back-closes.ts'
import css from './SearchPanel.module.css'
import { $searchOpener, closeSearch, searchScreen } from './search.ts'
import { useClosesAfterBlur } from './use-closes-after-blur.ts'

/** The frame of the search under the header; a remote fills it. The page beside it stays in use. */
// biome-ignore lint/style/noDefaultExport: React.lazy takes a default export
export default function SearchPanel() {
  const panel = useRef<HTMLDivElement>(null)
  const { pathname, search } = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: the search belongs to the page it was opened on
  useEffect(() => closeSearch, [pathname, search])
  useEffect(() => {
    // On phones it covers the page.
    if (matchMedia('(max-width: 767px)').matches) return lockScroll()
  }, [])
  useBackCloses({ isOpen: true, close: closeSearch })

  function close() {
    $searchOpener.get()?.focus()
    closeSearch()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) close()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens for its controls being left; they do the work
    <div
      ref={panel}
      id="header-search"
      // A press on its ground is no leaving.
      tabIndex={-1}
      className={css.panel}
      {...useClosesAfterBlur(panel, closeSearch)}
      onKeyDown={onKeyDown}
    >
      <RemoteScreen {...searchScreen} occasion={pathname} input={{ close }} />
    </div>
  )
}
