import { useSearchParams } from '@shop/shell/router'
import { useEffect, useState } from 'react'

const SETTLED_MS = 300
const NAME = 'query'
const MOST_LETTERS = 100

/** What is typed, and, once typing has paused, what is searched: that one stands in the address. */
export function useSearchText() {
  const [params, setParams] = useSearchParams()
  const searched = params.get(NAME) ?? ''
  const [typed, setTyped] = useState(searched)
  const wanted = typed.trim().slice(0, MOST_LETTERS)

  useEffect(() => {
    if (wanted === searched) return
    const timer = setTimeout(() => setParams(wanted ? { [NAME]: wanted } : {}, { replace: true }), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [wanted, searched, setParams])

  return { typed, setTyped, searched }
}
