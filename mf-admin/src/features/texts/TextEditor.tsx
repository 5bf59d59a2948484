import { call } from '@shop/api-client/call'
import {
  changeTextEndpoint,
  staffTextEndpoint,
  staffTextsEndpoint,
  type WholePage,
} from '@shop/contracts/staff/storefront/staff-texts'
import { notify } from '@shop/shell/notices'
import { queryClient } from '@shop/shell/query'
import { Button } from '@shop/ui-kit/Button'
import { TextField } from '@shop/ui-kit/fields/TextField'
import { useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { ObligatoryLegend } from '../../components/ObligatoryLegend.tsx'
import { EditConflict } from '../../forms/EditConflict.tsx'
import { FormRefusal } from '../../forms/FormRefusal.tsx'
import { type ErrorOf, obligatory } from '../../forms/problem-text.ts'
import { TextPair } from '../../forms/TextPair.tsx'
import { useRevisedForm } from '../../forms/use-revised-form.ts'
import { useTexts } from '../../use-texts.ts'
import { SectionFields } from './SectionFields.tsx'
import { TextPreview } from './TextPreview.tsx'
import css from './Texts.module.css'
import { draftOf, fieldIn, type TextDraft, textsOf } from './text-draft.ts'
import { useTextConflictFields } from './use-text-conflict-fields.ts'

/** What a text may name of the seller; it is filled in when customers read it. */
const SELLER_GAPS = ['name', 'code', 'address', 'phone', 'email'].map(fact => `{{seller.${fact}}}`).join(', ')

type Props = { known: WholePage; onSaved: () => Promise<void> }

/** Plain text in both languages, side by side; what is typed is shown to shoppers as it stands, never as markup. */
export function TextEditor({ known, onSaved }: Props) {
  const { t } = useTexts()
  const { page, revision, text, built_in } = known
  const edit = useRevisedForm<TextDraft>(
    { revision, draft: draftOf(text) },
    { inputOf: draft => ({ body: { revision: 0, text: textsOf(draft) } }) },
  )
  const { form, element, ask, isBusy, isDirty, refusal } = edit
  const [isPreview, setPreview] = useState(false)
  const conflictFields = useTextConflictFields()
  // The form has both languages of a field side by side, the call one page after the other.
  const sentAs = new Map(Object.keys(refusal?.fields ?? {}).map(name => [fieldIn(name), name]))
  const errorOf: ErrorOf = (field, label) => {
    const sent = sentAs.get(field)
    return sent && edit.errorOf(sent, label)
  }

  const save = form.handleSubmit(async draft => {
    const body = { revision: edit.revision(), text: textsOf(draft) }
    if (!(await ask(changeTextEndpoint, { params: { page }, body }))) return
    await queryClient.invalidateQueries({ queryKey: [staffTextsEndpoint.path] })
    notify(t('texts.saved'), { tone: 'success' })
    await onSaved()
  })

  async function read() {
    const now = (await call(staffTextEndpoint, { params: { page } })).page
    return { revision: now.revision, draft: draftOf(now.text) }
  }

  return (
    <FormProvider {...form}>
      <form ref={element} className={css.form} noValidate onSubmit={save}>
        <ObligatoryLegend />
        <TextPair label={t('texts.fields.title')} name="title" errorOf={errorOf} required maxLength={120} />
        <TextPair label={t('texts.fields.metaTitle')} name="metaTitle" errorOf={errorOf} required maxLength={160} />
        <TextPair
          label={t('texts.fields.description')}
          name="description"
          errorOf={errorOf}
          required
          rows={2}
          maxLength={320}
        />
        {(built_in.uk.version || text.uk.version) && (
          <TextField
            {...obligatory(errorOf, 'version', t('texts.fields.version'))}
            hint={t('texts.hints.version')}
            type="date"
            className={css.short}
            {...form.register('version')}
          />
        )}
        <TextPair label={t('texts.fields.lead')} name="lead" errorOf={errorOf} rows={3} maxLength={2000} />
        <p className={css.gaps}>{t('texts.gaps', { gaps: SELLER_GAPS })}</p>
        <SectionFields errorOf={errorOf} />
        {isPreview && <TextPreview />}
        {errorOf('sections') && <p role="alert">{errorOf('sections')}</p>}
        <FormRefusal refusal={refusal} />
        <div className={css.buttons} data-stays>
          <Button type="submit" busy={isBusy} aria-disabled={!isDirty || undefined}>
            {t('texts.save')}
          </Button>
          <Button variant="outline" aria-expanded={isPreview} onClick={() => setPreview(!isPreview)}>
            {t(isPreview ? 'texts.hidePreview' : 'texts.showPreview')}
          </Button>
        </div>
      </form>
      <EditConflict edit={edit} read={read} fields={conflictFields} onKeepMine={save} />
    </FormProvider>
  )
}
