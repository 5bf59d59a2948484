import {
  changeProductModelParamsEndpoint,
  productModelParamsEndpoint,
} from '@shop/contracts/staff/goods/staff-recommendations'
import { Skeleton } from '@shop/ui-kit/Skeleton'
import { FormProvider } from 'react-hook-form'
import { Failure } from '../components/Failure.tsx'
import { Refused } from '../components/Refused.tsx'
import { submitOf, useSavePart } from '../forms/save-parts.tsx'
import { useCallForm } from '../forms/use-call-form.ts'
import { useStaffEndpoint } from '../session/use-staff-endpoint.ts'
import { useTexts } from '../use-texts.ts'
import css from './ProductWorn.module.css'
import { WornFields } from './WornFields.tsx'
import { modelParamsOf, type WornDraft, wornDraft } from './worn-draft.ts'

type Props = { article: string; onSaved?: (revision: number) => unknown }

/** Who wears a product in its pictures, as a form of its own. */
export function ProductWorn({ article, onSaved }: Props) {
  const { t } = useTexts()
  const input = { params: { article } }
  const { data, error, isFetching, refetch } = useStaffEndpoint(productModelParamsEndpoint, input, { staleTime: 0 })

  if (error && !data)
    return <Failure error={error} title={t('worn.failed')} isRetrying={isFetching} onRetry={refetch} />
  if (!data) return <Skeleton shape="control" />
  return <WornForm key={article} article={article} opened={wornDraft(data.model_params)} onSaved={finish} />

  async function finish(revision: number): Promise<void> {
    await Promise.all([refetch(), onSaved?.(revision)])
  }
}

type FormProps = { article: string; opened: WornDraft; onSaved: (revision: number) => Promise<void> }

function WornForm({ article, opened, onSaved }: FormProps) {
  const { t } = useTexts()
  const edit = useCallForm<{ worn: WornDraft }>({ defaultValues: { worn: opened } })
  const { form, element, ask, isDirty, refusal, errorOf } = edit

  async function save(draft: { worn: WornDraft }): Promise<boolean> {
    const body = { model_params: modelParamsOf(draft.worn) }
    const saved = await ask(changeProductModelParamsEndpoint, { params: { article }, body })
    if (!saved) return false
    form.reset({ worn: wornDraft(saved.model_params) })
    page.noteUndo(saved.undo)
    await onSaved(saved.revision)
    return true
  }
  const submit = submitOf(form, save)
  const page = useSavePart({ section: 'colors', title: t('worn.titleOf', { article }), isDirty, save: submit })
  return (
    <FormProvider {...form}>
      <form ref={element} className={css.form} noValidate onSubmit={page.onSubmit}>
        <WornFields name="worn" errorOf={errorOf} />
        {refusal?.code !== 'validation' && <Refused refusal={refusal} />}
      </form>
    </FormProvider>
  )
}
