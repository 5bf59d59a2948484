import { useEffect, useState } from 'react'

const QUIET_MS = 250

/** What is typed, after a moment of quiet: it is not asked about key by key. An emptied field is empty at once. */
export function useQuiet(typed: string): string {
  const [quiet, setQuiet] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setQuiet(typed), typed === '' ? 0 : QUIET_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return typed && quiet
}
