import { useLocation } from '@shop/shell/router'
import { isLeftFurtherDown } from '@shop/shell/scroll-places'
import { useDeferredValue, useState } from 'react'

/**
 * Whether what lies below the first screen is drawn, too: not in the first frame of a page, which shows its top the sooner.
 * A page that comes back further down is whole at once.
 */
export function useBelowScreen(): boolean {
  const { key } = useLocation()
  const [isFurtherDown] = useState(() => isLeftFurtherDown(key))
  return useDeferredValue(true, isFurtherDown)
}
