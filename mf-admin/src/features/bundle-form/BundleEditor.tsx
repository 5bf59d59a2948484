import { call } from '@shop/api-client/call'
import type { StaffBundle } from '@shop/contracts/staff/goods/staff-bundle-fields'
import { changeBundleEndpoint, newBundleEndpoint, staffBundleEndpoint } from '@shop/contracts/staff/goods/staff-bundles'
import { notify } from '@shop/shell/notices'
import { useNavigate } from '@shop/shell/router'
import { Button } from '@shop/ui-kit/Button'
import { useState } from 'react'
import { FormProvider, useWatch } from 'react-hook-form'
import { ChangedLine } from '../../components/ChangedLine.tsx'
import { ObligatoryLegend } from '../../components/ObligatoryLegend.tsx'
import { EditConflict } from '../../forms/EditConflict.tsx'
import { FormRefusal } from '../../forms/FormRefusal.tsx'
import { useRevisedForm } from '../../forms/use-revised-form.ts'
import { useTexts } from '../../use-texts.ts'
import { BundleAside } from './BundleAside.tsx'
import { BundleDetails } from './BundleDetails.tsx'
import css from './BundleEditor.module.css'
import { BundleProducts } from './BundleProducts.tsx'
import { articleOf, type BundleDraft, draftOf, formOf } from './bundle-draft.ts'
import { RemoveBundle } from './RemoveBundle.tsx'
import { readBundlesAgain, useComposition } from './use-bundle.ts'
import { useBundleConflicts } from './use-bundle-conflicts.ts'

const fieldsByCode = { name_taken: 'article' }

/** A bundle, new or known, put together in one form that is saved as a whole. */
export function BundleEditor({ known }: { known: StaffBundle | null }) {
  const { t } = useTexts()
  const navigate = useNavigate()
  const edit = useRevisedForm<BundleDraft>(
    { revision: known?.revision ?? 0, draft: draftOf(known) },
    { inputOf: draft => ({ body: { ...formOf(draft), revision: 0, article: articleOf(draft) } }), fieldsByCode },
  )
  const { form, element, ask, isBusy, isDirty, refusal } = edit
  const fields = useBundleConflicts()
  const [products, percent] = useWatch({ control: form.control, name: ['products', 'percent'] })
  const [problem, setProblem] = useState<string | null>(null)
  const { data: composition, isPlaceholderData } = useComposition(products, percent)

  async function save(draft: BundleDraft, compose = false) {
    const body = { ...formOf(draft), ...(compose && { compose }) }
    const saved = known
      ? await ask(changeBundleEndpoint, {
          params: { article: known.article },
          body: { ...body, revision: edit.revision() },
        })
      : await ask(newBundleEndpoint, { body: { ...body, article: articleOf(draft) } })
    if (!saved) return
    const { bundle, picture_problem: problem = null } = saved
    setProblem(problem)
    edit.take({ revision: bundle.revision, draft: draftOf(bundle) })
    notify(t('bundle.saved', { article: bundle.article }), { tone: 'success' })
    await readBundlesAgain()
    if (!known) navigate(`/admin/bundles/${bundle.article}`, { replace: true })
  }

  const composing = {
    composed: known?.composed ?? null,
    garments: products.length,
    isBusy,
    problem,
    onCompose: form.handleSubmit(draft => save(draft, true)),
  }
  const read = async () => {
    const article = known?.article ?? ''
    const { bundle } = await call(staffBundleEndpoint, { params: { article } })
    return { revision: bundle.revision, draft: draftOf(bundle) }
  }
  return (
    <FormProvider {...form}>
      <form ref={element} className={css.form} noValidate onSubmit={form.handleSubmit(draft => save(draft))}>
        <ObligatoryLegend />
        <div className={css.columns}>
          <BundleProducts edit={edit} />
          <BundleAside known={known} edit={edit} composition={composition} isOld={isPlaceholderData} />
          <BundleDetails isNew={!known} edit={edit} pictures={composition?.pictures ?? []} composing={composing} />
        </div>
        <FormRefusal refusal={refusal} />
        <div className={css.bar} data-stays>
          <Button type="submit" busy={isBusy}>
            {t('bundle.save')}
          </Button>
          <span role="status">{isDirty && t('bundle.unsaved')}</span>
          <div className={css.changed}>
            <ChangedLine changed={known?.changed ?? null} />
          </div>
        </div>
      </form>
      {known && (
        <div className={css.removing}>
          <RemoveBundle bundle={known} />
        </div>
      )}
      <EditConflict edit={edit} read={read} fields={fields} onKeepMine={() => save(edit.mine())} />
    </FormProvider>
  )
}
