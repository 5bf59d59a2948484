import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import css from './BuyBar.module.css'

type BuyBarProps = { price: ReactNode; button: ReactNode; heart: ReactNode; endId: string }

/** On phones it floats at the lower edge while its place is off the screen, until the article is read to its end. */
export function BuyBar({ price, button, heart, endId }: BuyBarProps) {
  const place = useRef<HTMLDivElement>(null)
  const { floats, isOver } = useFloats(place, endId)
  return (
    <div ref={place} className={css.place}>
      <div className={css.bar} data-floats={floats || undefined} data-buys={!isOver || undefined}>
        <span className={css.price}>{price}</span>
        <span className={css.button}>{button}</span>
        <span className={css.heart}>{heart}</span>
      </div>
    </div>
  )
}

/** Does the bar float over the page? Not while its own place is on the screen, nor once the end of the article is: then it is over. */
function useFloats(place: RefObject<HTMLElement | null>, endId: string): { floats: boolean; isOver: boolean } {
  const [isPlaceSeen, setIsPlaceSeen] = useState(false)
  const [isOver, setIsOver] = useState(false)

  useEffect(() => {
    const end = document.getElementById(endId)
    if (!place.current || !end) return
    // The whole of it: the bar changes over where it lies just where it floats.
    const ofPlace = watch(place.current, 1, ({ isIntersecting }) => setIsPlaceSeen(isIntersecting))
    const ofEnd = watch(end, 0, ({ isIntersecting, boundingClientRect }) =>
      setIsOver(isIntersecting || boundingClientRect.top < 0),
    )
    return () => {
      ofPlace.disconnect()
      ofEnd.disconnect()
    }
  }, [place, endId])

  return { floats: !isPlaceSeen && !isOver, isOver }
}

function watch(element: Element, threshold: number, act: (entry: IntersectionObserverEntry) => void) {
  const observer = new IntersectionObserver(entries => entries.slice(-1).forEach(act), { threshold })
  observer.observe(element)
  return observer
}
