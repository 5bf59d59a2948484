import { useEffect } from 'react'
import { stayHere } from './pay-order.ts'

/** Wakes the page when the browser's Back brings it from its memory, and forgets the attempt when the page is left. */
export function useBackFromBank(lookAgain: () => void): void {
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      stayHere()
      lookAgain()
    }
    window.addEventListener('pageshow', onPageShow)
    return () => window.removeEventListener('pageshow', onPageShow)
  }, [lookAgain])
  // A refusal belongs to this order: the next one begins without it.
  useEffect(() => stayHere, [])
}
