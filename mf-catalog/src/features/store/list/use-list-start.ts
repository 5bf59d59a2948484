import { scrollBehavior } from '@shop/shell/scroll'
import { useRef } from 'react'

/** A new list begins at its start: a shopper deep in the old one is taken there, others stay where they are. */
export function useListStart() {
  const start = useRef<HTMLDivElement>(null)

  function leadToStart() {
    const isAbove = (start.current?.getBoundingClientRect().top ?? 0) < 0
    if (isAbove) start.current?.scrollIntoView({ behavior: scrollBehavior() })
  }
  return { start, leadToStart }
}
