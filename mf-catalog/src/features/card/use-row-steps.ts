import { scrollBehavior } from '@shop/shell/scroll'
import { useEffect, useRef, useState } from 'react'

/** A row that is wider than its place: on which side there is more, and how to get there without swiping. */
export function useRowSteps() {
  const row = useRef<HTMLUListElement>(null)
  const [sides, setSides] = useState({ canGoBack: false, canGoOn: true })

  useEffect(() => {
    const list = row.current
    if (!list) return
    const update = () => {
      const rest = list.scrollWidth - list.clientWidth - list.scrollLeft
      setSides({ canGoBack: list.scrollLeft > 1, canGoOn: rest > 1 })
    }
    update()
    list.addEventListener('scroll', update, { passive: true })
    window.addEventListener('resize', update)
    return () => {
      list.removeEventListener('scroll', update)
      window.removeEventListener('resize', update)
    }
  }, [])

  function step(direction: 1 | -1) {
    const width = row.current?.clientWidth ?? 0
    row.current?.scrollBy({ left: direction * width * 0.8, behavior: scrollBehavior() })
  }

  return { row, ...sides, step }
}
