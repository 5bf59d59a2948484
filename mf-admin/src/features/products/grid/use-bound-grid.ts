import { type Dispatch, useEffect, useRef, useState } from 'react'
import type { CellTexts } from './cells.ts'
import { type GridAction, type GridState, gridReducer, openGrid } from './grid-state.ts'

/** A grid whose cells belong to a form: each step tells the form, and what the form is given otherwise opens the grid again. */
export function useBoundGrid(texts: CellTexts, onTexts: (texts: CellTexts) => void) {
  const [state, setState] = useState<GridState>(() => openGrid(texts))
  const latest = useRef(state)
  const tell = useRef(onTexts)
  tell.current = onTexts
  const open = (next: GridState) => {
    latest.current = next
    setState(next)
  }
  // Several steps may come before the next drawing.
  const dispatch = useRef<Dispatch<GridAction>>(action => {
    const next = gridReducer(latest.current, action)
    const isOther = next.texts !== latest.current.texts
    open(next)
    if (isOther) tell.current(next.texts)
  })
  const isFromOutside = !isSame(latest.current.texts, texts)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the texts count when they are other than ours
  useEffect(() => {
    if (isFromOutside) open(openGrid(texts))
  }, [isFromOutside])
  return { state, dispatch: dispatch.current }
}

function isSame(one: CellTexts, other: CellTexts): boolean {
  const keys = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...keys].every(key => (one[key] ?? '') === (other[key] ?? ''))
}
