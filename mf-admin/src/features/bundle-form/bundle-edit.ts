import type { useRevisedForm } from '../../forms/use-revised-form.ts'
import type { BundleDraft } from './bundle-draft.ts'

/** The one form that all parts of the editor fill in. */
export type BundleEdit = ReturnType<typeof useRevisedForm<BundleDraft>>
