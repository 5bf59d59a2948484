import { newsletterSlot } from '@shop/contracts/pages'
import { useIsOnline } from '@shop/shell/online'
import { useEffect, useRef, useState } from 'react'
import { OptionalScreen } from '../../remotes/OptionalScreen.tsx'

const { owner, slot } = newsletterSlot
const screen = { owner, kind: 'slots', name: slot } as const

/** A remote fills it when it is nearly in view: most visits never see the foot of a page. Offline there is no subscribing. */
// biome-ignore lint/style/noDefaultExport: React.lazy takes a default export
export default function Newsletter() {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  const [isWanted, setWanted] = useState(false)
  const isOnline = useIsOnline()
  if (isNear && isOnline && !isWanted) setWanted(true)
  useEffect(() => {
    const element = place.current
    if (!element) return
    const observer = new IntersectionObserver(
      entries => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: '400px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return <div ref={place}>{isWanted && <OptionalScreen address={screen} input={{}} />}</div>
}
