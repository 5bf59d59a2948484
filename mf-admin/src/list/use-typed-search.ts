import { useEffect, useEffectEvent, useRef, useState } from 'react'

const QUIET_MS = 300

/** What is typed is asked after a moment of quiet, or at once by `askNow`; the address may also change it from outside. */
export function useTypedSearch(search: string, ask: (search: string) => void) {
  const [typed, setTyped] = useState(search)
  const asked = useRef(search)
  const askNow = () => {
    if (typed === asked.current) return
    asked.current = typed
    ask(typed)
  }
  const onQuiet = useEffectEvent(askNow)

  useEffect(() => {
    if (search === asked.current) return
    asked.current = search
    setTyped(search)
  }, [search])

  useEffect(() => {
    if (typed === asked.current) return
    const timer = setTimeout(() => onQuiet(), QUIET_MS)
    return () => clearTimeout(timer)
  }, [typed])

  return { typed, setTyped, askNow }
}
