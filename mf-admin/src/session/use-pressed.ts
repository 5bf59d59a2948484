import { useEffect, useState } from 'react'

/**
 * What a box shows that saves at one press: what was pressed, until what is stored follows it. Without this it would show its former
 * state for a moment between the answer and the list that is drawn again. `press(null)` goes back to what is stored.
 */
export function usePressed(stored: boolean): { shown: boolean; press: (pressed: boolean | null) => void } {
  const [pressed, press] = useState<boolean | null>(null)
  useEffect(() => press(now => (now === stored ? null : now)), [stored])
  return { shown: pressed ?? stored, press }
}
