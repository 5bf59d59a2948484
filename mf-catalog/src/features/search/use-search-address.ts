import { useLocation, useNavigate, useSearchParams } from '@shop/shell/router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { searchPath, searchTextOf } from './search-text.ts'
import { useSettled } from './use-settled.ts'

const SETTLED_MS = 300
const MOST_PAGES = 100

/** What is typed, and, once typing has paused, what is searched: that one stands in the address, with how much of it is shown. */
export function useSearchAddress() {
  const [params] = useSearchParams()
  const { key } = useLocation()
  const navigate = useNavigate()
  const searched = searchTextOf(params.get('query') ?? '')
  const page = Math.min(Math.max(Math.trunc(Number(params.get('page'))) || 1, 1), MOST_PAGES)
  const [typed, setTyped] = useState(searched)
  const ownStep = useRef(searched)
  const settled = useSettled(typed, SETTLED_MS)

  function go(text: string) {
    ownStep.current = text
    void navigate(searchPath(text), { replace: true, preventScrollReset: true })
  }
  const onSettled = useEffectEvent(() => {
    if (settled === typed && searchTextOf(typed) !== searched) go(searchTextOf(typed))
  })
  const onStep = useEffectEvent(() => {
    if (ownStep.current !== searched) setTyped(searched)
    ownStep.current = searched
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a pause in typing
  useEffect(() => onSettled(), [settled])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a step of the history or a link brings a text that nobody typed here
  useEffect(() => onStep(), [key])

  function type(next: string) {
    setTyped(next)
    // An emptied field is no half-typed word: nothing has to settle.
    if (searched && searchTextOf(next) === '') go('')
  }
  return {
    typed,
    type,
    searched,
    page,
    /** Does not wait for the pause. */
    searchNow: () => go(searchTextOf(typed)),
    showMore: () =>
      void navigate(`${searchPath(searched)}&page=${page + 1}`, { replace: true, preventScrollReset: true }),
  }
}
