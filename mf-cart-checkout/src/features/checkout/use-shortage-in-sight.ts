import type { ShopError } from '@shop/contracts/errors'
import { scrollBehavior } from '@shop/shell/scroll'
import { type RefObject, useEffect, useRef } from 'react'

/** Her eyes are at the pay button: what is short, and the way out of it, stands elsewhere and is brought to her. */
export function useShortageInSight(refusal: ShopError | null): RefObject<HTMLDivElement | null> {
  const summary = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (refusal?.code !== 'out_of_stock') return
    const wayOut = summary.current?.querySelector<HTMLElement>('[data-problem] button')
    wayOut?.focus({ preventScroll: true })
    wayOut?.scrollIntoView({ block: 'center', behavior: scrollBehavior() })
  }, [refusal])
  return summary
}
