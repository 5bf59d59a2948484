import { useState } from 'react'
import type { AnswersDraft } from './answers-draft.ts'

/** What staff have typed of a file and not sent yet outlives a reload of the page; `of` says which questions it answers. */
export function useSavedDraft(of: string, first: () => AnswersDraft) {
  const [draft, setDraft] = useState<AnswersDraft>(() => readSaved(of) ?? first())
  return {
    draft,
    setDraft(next: AnswersDraft) {
      setDraft(next)
      write(() => sessionStorage.setItem(KEY, JSON.stringify({ of, draft: next })))
    },
    forget: () => write(() => sessionStorage.removeItem(KEY)),
  }
}

// Another name where its shape changes: what a former page stored is not read.
const KEY = 'import-draft-2'

function readSaved(of: string): AnswersDraft | null {
  try {
    const saved = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as { of: string; draft: AnswersDraft } | null
    return saved?.of === of ? saved.draft : null
  } catch {
    return null
  }
}

/** Without storage it lasts as long as the page. */
function write(change: () => void): void {
  try {
    change()
  } catch {
    // Then it is gone with the page.
  }
}
