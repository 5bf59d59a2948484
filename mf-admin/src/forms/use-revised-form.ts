import { useRef } from 'react'
import type { DefaultValues, FieldValues } from 'react-hook-form'
import { type CallFormOptions, useCallForm } from './use-call-form.ts'

/** A thing as it is stored, as a form shows it. A form of several things has a revision for each. */
export type Stored<Draft, Revision = number> = { revision: Revision; draft: Draft }

/**
 * A form of something that others may change meanwhile. It is saved on the revision that it was opened with, however often
 * the list behind it is read again; `EditConflict` moves it on to a newer one.
 */
export function useRevisedForm<Draft extends FieldValues, Revision = number>(
  opened: Stored<Draft, Revision>,
  options?: Pick<CallFormOptions<Draft>, 'inputOf' | 'fieldsByCode' | 'texts'>,
) {
  const edit = useCallForm<Draft>({ defaultValues: opened.draft as DefaultValues<Draft>, ...options })
  const revision = useRef(opened.revision)
  return {
    ...edit,
    /** What the call that saves names. */
    revision: () => revision.current,
    mine: () => edit.form.getValues(),
    moveTo(known: Revision) {
      revision.current = known
    },
    take(stored: Stored<Draft, Revision>) {
      revision.current = stored.revision
      edit.form.reset(stored.draft)
      edit.forgetRefusal()
    },
  }
}

export type RevisedForm<Draft extends FieldValues, Revision = number> = ReturnType<
  typeof useRevisedForm<Draft, Revision>
>
