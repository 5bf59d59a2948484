import { call } from '@shop/api-client/call'
import { staffGoodsEndpoint } from '@shop/contracts/staff/goods/staff-goods'
import { changeModelEndpoint, type StaffModel } from '@shop/contracts/staff/goods/staff-models'
import { Notice } from '@shop/ui-kit/feedback/Notice'
import { useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { ObligatoryLegend } from '../../../components/ObligatoryLegend.tsx'
import { type ConflictField, EditConflict, inBothLanguages } from '../../../forms/EditConflict.tsx'
import { submitOf, useSavePart } from '../../../forms/save-parts.tsx'
import { TextPair } from '../../../forms/TextPair.tsx'
import { useMovedOn } from '../../../forms/use-moved-on.ts'
import { useRevisedForm } from '../../../forms/use-revised-form.ts'
import { renewGoods } from '../../../goods/renew-goods.ts'
import { useTexts } from '../../../use-texts.ts'
import { PlaceField, textFields } from '../CommonFields.tsx'
import css from '../ProductFields.module.css'
import { SaveRefusal } from '../SaveBar.tsx'
import { DifferingField } from './DifferingField.tsx'
import { ModelMeasures } from './ModelMeasures.tsx'
import { type ModelDraft, modelDraft, modelForm, type Revisions, revisionsOf } from './model-draft.ts'

type Props = {
  model: StaffModel
  /** The article whose page it is. */
  opened: string
  dictionary: readonly string[]
}

/** What is one for all colours and heights of a model, saved for all of them at once. */
export function ModelForm({ model, opened, dictionary }: Props) {
  const { t } = useTexts()
  const storedDraftOf = (known: StaffModel) => ({ revision: revisionsOf(known), draft: modelDraft(known, dictionary) })
  const stored = storedDraftOf(model)
  const bodyOf = (draft: ModelDraft, revisions: Revisions) => ({
    ...modelForm(draft),
    overwrite: draft.overwrite,
    revisions,
  })
  const edit = useRevisedForm<ModelDraft, Revisions>(stored, {
    inputOf: draft => ({ body: bodyOf(draft, stored.revision) }),
    texts: 'productErrors',
  })
  useMovedOn(edit, stored, draft => JSON.stringify(modelForm(draft)))
  const { form, element, ask, isDirty, refusal, errorOf } = edit
  // What is wrong must not stay folded away.
  const areMeasuresWrong = Object.keys(refusal?.fields ?? {}).some(field => field.includes('measurements'))
  const [areMeasuresOpen, setMeasuresOpen] = useState(false)
  const { differences, articles } = model
  const params = { model: model.model }

  async function save(draft: ModelDraft): Promise<boolean> {
    const saved = await ask(changeModelEndpoint, { params, body: bodyOf(draft, edit.revision()) })
    if (!saved) return false
    edit.take(storedDraftOf(saved.model))
    await renewGoods()
    page.noteUndo(saved.undo)
    return true
  }
  const submit = submitOf(form, save)
  const page = useSavePart({ section: 'common', title: t('model.sections.common'), isDirty, save: submit })
  const differing = { differences, count: articles.length }
  return (
    <FormProvider {...form}>
      <form ref={element} className={css.form} noValidate aria-label={t('model.form', params)} onSubmit={page.onSubmit}>
        <ObligatoryLegend />
        {differences.length > 0 && (
          <Notice tone="info" title={t('model.differencesTitle')}>
            {t('model.differencesText')}
          </Notice>
        )}
        <fieldset className={css.group}>
          <legend className={css.legend}>{t('model.place')}</legend>
          <div className={css.row}>
            {(['category', 'collection'] as const).map(field => (
              <DifferingField key={field} field={field} label={t(`products.${field}`)} {...differing}>
                <PlaceField name={field} errorOf={errorOf} />
              </DifferingField>
            ))}
          </div>
        </fieldset>
        <fieldset className={css.group}>
          <legend className={css.legend}>{t('product.texts')}</legend>
          {textFields.map(({ name, rows, maxLength }) => (
            <DifferingField key={name} field={name} label={t(`product.${name}`)} {...differing}>
              <TextPair
                label={t(`product.${name}`)}
                name={name}
                errorOf={errorOf}
                rows={rows}
                maxLength={maxLength}
                isEnglishOlder={model.older_translations?.includes(name)}
              />
            </DifferingField>
          ))}
        </fieldset>
        <details
          className={css.group}
          open={areMeasuresOpen || areMeasuresWrong}
          onToggle={event => setMeasuresOpen(event.currentTarget.open)}
        >
          <summary>{t('product.measures')}</summary>
          <DifferingField field="measurements" label={t('product.measures')} {...differing}>
            <ModelMeasures errorOf={errorOf} />
          </DifferingField>
        </details>
        <p className={css.hint}>{t('model.saveHint', { count: articles.length })}</p>
        <SaveRefusal refusal={refusal} />
        <EditConflict
          edit={edit}
          read={async () => storedDraftOf((await call(staffGoodsEndpoint, { params: { article: opened } })).model)}
          fields={conflictFields(t)}
          onKeepMine={() => save(edit.mine())}
        />
      </form>
    </FormProvider>
  )
}

function conflictFields(t: (key: string) => string): ConflictField<ModelDraft>[] {
  return [
    ...(['category', 'collection'] as const).map(name => ({
      label: t(`products.${name}`),
      textOf: (draft: ModelDraft) => draft[name],
    })),
    ...textFields.flatMap(({ name }) =>
      inBothLanguages<ModelDraft>(t, t(`product.${name}`), (draft, locale) => draft[name][locale]),
    ),
    {
      label: t('product.measures'),
      textOf: ({ measures, heights }) =>
        [measures, ...heights.flatMap(height => (height.isOther ? [height.measures] : []))]
          .flat()
          .map(one => Object.values(one).join(' ').trim())
          .join('; '),
    },
  ]
}
