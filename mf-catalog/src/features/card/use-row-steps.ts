import { scrollBehavior } from '@shop/shell/scroll'
import { useEffect, useRef, useState } from 'react'

/** A row that is wider than its place: which way there is more, and how to get there without swiping. */
export function useRowSteps() {
  const row = useRef<HTMLUListElement>(null)
  const [ways, setWays] = useState({ canGoBack: false, canGoOn: true })

  useEffect(() => {
    const list = row.current
    if (!list) return
    const look = () => {
      const rest = list.scrollWidth - list.clientWidth - list.scrollLeft
      setWays({ canGoBack: list.scrollLeft > 1, canGoOn: rest > 1 })
    }
    look()
    list.addEventListener('scroll', look, { passive: true })
    window.addEventListener('resize', look)
    return () => {
      list.removeEventListener('scroll', look)
      window.removeEventListener('resize', look)
    }
  }, [])

  function step(direction: 1 | -1) {
    const width = row.current?.clientWidth ?? 0
    row.current?.scrollBy({ left: direction * width * 0.8, behavior: scrollBehavior() })
  }

  return { row, ...ways, step }
}
