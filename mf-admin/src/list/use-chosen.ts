import { useState } from 'react'

export type Chosen = {
  /** Rows that were chosen one by one; empty when all that match the filter are meant. */
  ids: ReadonlySet<string>
  isAll: boolean
  has: (article: string) => boolean
  choose: (ids: readonly string[], isChosen: boolean) => void
  chooseAll: () => void
  forget: () => void
}

const NONE: ReadonlySet<string> = new Set()

/** What staff have chosen, over all pages of one question; another question begins with nothing. */
export function useChosen(question: string): Chosen {
  const [state, setState] = useState({ question, ids: NONE, isAll: false })
  const { ids, isAll } = state.question === question ? state : { ids: NONE, isAll: false }
  const set = (next: { ids: ReadonlySet<string>; isAll: boolean }) => setState({ question, ...next })
  return {
    ids,
    isAll,
    has: article => isAll || ids.has(article),
    choose(named, isChosen) {
      const next = new Set(ids)
      for (const article of named) {
        if (isChosen) next.add(article)
        else next.delete(article)
      }
      set({ ids: next, isAll: false })
    },
    chooseAll: () => set({ ids: NONE, isAll: true }),
    forget: () => set({ ids: NONE, isAll: false }),
  }
}
