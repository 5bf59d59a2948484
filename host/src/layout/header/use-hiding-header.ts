import { useEffect, useState } from 'react'

/** Small movements, as a finger makes them, do not count. */
const HYSTERESIS_PX = 8
const TOP_PX = 16

/** Hides the header on the way down and brings it back on the way up. */
export function useHidingHeader(): { isHidden: boolean; isAtTop: boolean } {
  const [state, setState] = useState({ isHidden: false, isAtTop: true })
  useEffect(() => {
    let turnedAt = window.scrollY
    const onScroll = () => {
      const y = window.scrollY
      const isAtTop = y < TOP_PX
      const distance = y - turnedAt
      setState(({ isHidden, ...before }) => {
        const hides =
          isAtTop || hasFocusInside()
            ? false
            : distance > HYSTERESIS_PX
              ? true
              : distance < -HYSTERESIS_PX
                ? false
                : isHidden
        return hides === isHidden && isAtTop === before.isAtTop ? { isHidden, ...before } : { isHidden: hides, isAtTop }
      })
      if (Math.abs(distance) > HYSTERESIS_PX) turnedAt = y
    }
    onScroll()
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => window.removeEventListener('scroll', onScroll)
  }, [])
  return state
}

/** A visitor who moves through the header by keyboard must not lose it. */
function hasFocusInside(): boolean {
  return document.querySelector('header')?.matches(':has(:focus-visible)') ?? false
}
