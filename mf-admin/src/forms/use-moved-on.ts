import { useEffect } from 'react'

/** One revision, or those of several things. */
type Revision = number | readonly { revision: number }[]
type Known<Draft, Of> = { revision: Of; draft: Draft }
type Edit<Draft, Of> = {
  form: { formState: { defaultValues?: unknown } }
  isDirty: boolean
  revision: () => Of
  moveTo: (revision: Of) => void
  take: (stored: Known<Draft, Of>) => void
}

/**
 * Prices, pictures or the person in them are saved beside a form and count its revision on. Where nothing that the form itself
 * holds has become other, it moves on with them: that is no conflict. A form that nobody has touched shows what is stored.
 */
export function useMovedOn<Draft, Of extends Revision>(
  edit: Edit<Draft, Of>,
  stored: Known<Draft, Of>,
  partOf: (draft: Draft) => string,
): void {
  const isSame = partOf(stored.draft) === partOf(edit.form.formState.defaultValues as Draft)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each revision that is read
  useEffect(() => {
    // What was read before the last save comes late.
    if (countOf(stored.revision) < countOf(edit.revision())) return
    if (!edit.isDirty) edit.take(stored)
    else if (isSame) edit.moveTo(stored.revision)
  }, [isSame, JSON.stringify(stored.revision)])
}

function countOf(revision: Revision): number {
  return typeof revision === 'number' ? revision : revision.reduce((sum, one) => sum + one.revision, 0)
}
