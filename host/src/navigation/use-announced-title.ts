import { useEffect, useEffectEvent, useRef, useState } from 'react'

/** The title to announce: that of a page which came after the first one, once it is the new page's own. */
export function useAnnouncedTitle(pathname: string): string {
  const [announced, setAnnounced] = useState('')
  const announcedFor = useRef(pathname)

  const onTitle = useEffectEvent(() => {
    // Another language gives the same page another title: nobody has moved.
    if (announcedFor.current === pathname) return
    announcedFor.current = pathname
    setAnnounced(document.title)
  })

  // The old page's heading stays until the new page is here, so only the title itself shows that it has come.
  useEffect(() => {
    let last = document.title
    const observer = new MutationObserver(() => {
      if (document.title === last) return
      last = document.title
      onTitle()
    })
    observer.observe(document.head, { childList: true, characterData: true, subtree: true })
    return () => observer.disconnect()
  }, [])

  return announced
}
