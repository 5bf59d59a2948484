import { useRef } from 'react'
import type { DefaultValues, FieldValues } from 'react-hook-form'
import { useCallForm } from './use-call-form.ts'

/** A thing as it is stored, as a form shows it. */
export type Stored<Draft> = { revision: number; draft: Draft }

/**
 * A form of something that others may change meanwhile. It is saved on the revision that it was opened with, however often
 * the list behind it is read again; `EditConflict` moves it on to a newer one.
 */
export function useRevisedForm<Draft extends FieldValues>(opened: Stored<Draft>) {
  const edit = useCallForm<Draft>({ defaultValues: opened.draft as DefaultValues<Draft> })
  const revision = useRef(opened.revision)
  return {
    ...edit,
    /** What the call that saves names. */
    revision: () => revision.current,
    mine: () => edit.form.getValues(),
    moveTo(known: number) {
      revision.current = known
    },
    take(stored: Stored<Draft>) {
      revision.current = stored.revision
      edit.form.reset(stored.draft)
      edit.forgetRefusal()
    },
  }
}

export type RevisedForm<Draft extends FieldValues> = ReturnType<typeof useRevisedForm<Draft>>
