import { useEffect, useRef } from 'react'

/** After "show more" the focus goes on to the first card that was not there before. */
export function useFocusFirstNew(shown: number) {
  const list = useRef<HTMLUListElement>(null)
  const askedAt = useRef<number | null>(null)

  useEffect(() => {
    const first = askedAt.current
    if (first === null || shown <= first) return
    askedAt.current = null
    list.current?.children[first]?.querySelector('a')?.focus({ preventScroll: true })
  }, [shown])

  return {
    list,
    awaitMore: () => {
      askedAt.current = shown
    },
  }
}
