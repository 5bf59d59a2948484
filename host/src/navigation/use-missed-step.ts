import { useLayoutEffect, useRef } from 'react'

/**
 * For what stands around the router, which reads the address when it is rendered and listens for Back once it is on the page:
 * a step in between would leave the old page under the new address for good.
 */
export function useMissedStep(): void {
  const rendered = useRef(location.href)
  useLayoutEffect(() => {
    if (location.href !== rendered.current) dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }, [])
}
