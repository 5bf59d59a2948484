import { useEffect } from 'react'
import { stayHere } from '../pay/pay-order.ts'

/** Wakes the page when the browser's Back brings it from its memory, and forgets the attempt when the page is left. */
export function useBackFromBank(refetch: () => void): void {
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      stayHere()
      refetch()
    }
    window.addEventListener('pageshow', onPageShow)
    return () => window.removeEventListener('pageshow', onPageShow)
  }, [refetch])
  // A refusal belongs to this order: the next one begins without it.
  useEffect(() => stayHere, [])
}
