import {
  createContext,
  type FormEvent,
  type ReactNode,
  useContext,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

/** A form of a page that has one button for all of them. */
type Part = {
  /** Where it stands: the anchor of a section. */
  section: string
  title: string
  isDirty: boolean
  /** Answers whether it was saved; why not is said at the part itself. */
  save: () => Promise<boolean>
}
type Named = Part & { id: string }

type Page = {
  tell: (part: Named) => void
  forget: (id: string) => void
  /** By what a part that was saved can be taken back. */
  noteUndo: (undo: string | null | undefined) => void
  saveAll: () => void
  /** Enter in any of its forms saves all of them. */
  onSubmit: (event: FormEvent) => void
}

const PageContext = createContext<Page | null>(null)

function usePage(): Page {
  const page = useContext(PageContext)
  if (!page) throw new Error('a form stands in no page that saves it')
  return page
}

/** Makes a form one of those that the button of its page saves. */
export function useSavePart({ section, title, isDirty, save }: Part): Pick<Page, 'onSubmit' | 'noteUndo'> {
  const page = usePage()
  const id = useId()
  const latest = useRef(save)
  latest.current = save
  useEffect(() => {
    page.tell({ id, section, title, isDirty, save: () => latest.current() })
  }, [page, id, section, title, isDirty])
  useEffect(() => () => page.forget(id), [page, id])
  return page
}

/** Sends a form as its button would, and answers whether it was saved. */
export function submitOf<Draft extends FieldValues>(
  form: Pick<UseFormReturn<Draft>, 'handleSubmit'>,
  save: (draft: Draft) => Promise<boolean>,
): () => Promise<boolean> {
  return () =>
    new Promise((resolve, reject) => {
      const sending = form.handleSubmit(
        async draft => resolve(await save(draft)),
        () => resolve(false),
      )
      sending().catch(reject)
    })
}

type Outcome = { isSaved: boolean; failed: readonly Named[]; undos: readonly string[] }
type Options = { onSaved: (outcome: Outcome) => void }

/** What of a page is changed, and one button for all of it: the calls go one after the other, and what failed stays changed. */
export function useSaveParts({ onSaved }: Options) {
  const [parts, setParts] = useState<readonly Named[]>([])
  const [waiting, setWaiting] = useState<readonly string[]>([])
  const [failed, setFailed] = useState<readonly string[]>([])
  const done = useRef({ saved: 0, undos: [] as readonly string[], onSaved })
  done.current.onSaved = onSaved
  const changed = parts.filter(({ isDirty }) => isDirty)
  const latest = useRef(changed)
  latest.current = changed
  const isBusy = waiting.length > 0

  const page = useMemo((): Page => {
    function saveAll() {
      setFailed([])
      setWaiting(queue => (queue.length > 0 ? queue : latest.current.map(({ id }) => id)))
    }
    const without = (id: string) => (known: readonly Named[]) => known.filter(part => part.id !== id)
    return {
      tell: part =>
        setParts(known =>
          known.some(({ id }) => id === part.id)
            ? known.map(one => (one.id === part.id ? part : one))
            : [...known, part],
        ),
      forget: id => setParts(without(id)),
      noteUndo(undo) {
        if (undo) done.current.undos = [...done.current.undos, undo]
      },
      saveAll,
      onSubmit(event) {
        event.preventDefault()
        saveAll()
      },
    }
  }, [])

  // The next one begins only once what the one before brought about is on the screen: forms move on to its revisions there.
  useEffect(() => {
    const [id, ...others] = waiting
    if (id === undefined) return
    const part = latest.current.find(one => one.id === id)
    const saving = part ? part.save() : Promise.resolve(true)
    saving.then(nextTask).then(isSaved => {
      if (isSaved) done.current.saved += 1
      else setFailed(ids => [...ids, id])
      setWaiting(others)
    })
  }, [waiting])

  const wrong = changed.filter(({ id }) => failed.includes(id))
  useEffect(() => {
    if (isBusy || (done.current.saved === 0 && failed.length === 0)) return
    const { saved, undos, onSaved } = done.current
    done.current = { saved: 0, undos: [], onSaved }
    onSaved({ isSaved: saved > 0, failed: latest.current.filter(({ id }) => failed.includes(id)), undos })
  }, [isBusy, failed])

  return { page, changed, failed: wrong, isBusy }
}

/** Answers of queries reach the screen in a task of their own. */
function nextTask(isSaved: boolean): Promise<boolean> {
  return new Promise(resolve => setTimeout(() => resolve(isSaved)))
}

type ProviderProps = { page: Page; children: ReactNode }

export function SaveParts({ page, children }: ProviderProps) {
  return <PageContext value={page}>{children}</PageContext>
}
