import { useId } from 'react'

/** Fills something with slanting lines, so that it is told from a full bar without its colour; `hatching` goes into the same drawing. */
export function useHatching() {
  const id = useId()
  const hatching = (
    <defs>
      <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="6" height="6" fill="var(--paper)" />
        <rect width="2.5" height="6" fill="var(--cherry)" />
      </pattern>
    </defs>
  )
  return { hatched: `url(#${id})`, hatching }
}
