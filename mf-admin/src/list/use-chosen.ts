import { useState } from 'react'

export type Chosen = {
  /** Articles that were chosen one by one; empty when all that match the filter are meant. */
  articles: ReadonlySet<string>
  isAll: boolean
  has: (article: string) => boolean
  choose: (articles: readonly string[], isChosen: boolean) => void
  chooseAll: () => void
  forget: () => void
}

const NONE: ReadonlySet<string> = new Set()

/** What staff have chosen, over all pages of one question; another question begins with nothing. */
export function useChosen(question: string): Chosen {
  const [state, setState] = useState({ question, articles: NONE, isAll: false })
  const { articles, isAll } = state.question === question ? state : { articles: NONE, isAll: false }
  const set = (next: { articles: ReadonlySet<string>; isAll: boolean }) => setState({ question, ...next })
  return {
    articles,
    isAll,
    has: article => isAll || articles.has(article),
    choose(named, isChosen) {
      const next = new Set(articles)
      for (const article of named) {
        if (isChosen) next.add(article)
        else next.delete(article)
      }
      set({ articles: next, isAll: false })
    },
    chooseAll: () => set({ articles: NONE, isAll: true }),
    forget: () => set({ articles: NONE, isAll: false }),
  }
}
