import { call } from '@shop/api-client/call'
import { staffGoodsEndpoint } from '@shop/contracts/staff/goods/staff-goods'
import { changeProductEndpoint, type StaffProduct } from '@shop/contracts/staff/goods/staff-product-forms'
import { Select } from '@shop/ui-kit/fields/Select'
import { FormProvider, useController, useFormContext } from 'react-hook-form'
import { ObligatoryLegend } from '../../components/ObligatoryLegend.tsx'
import { EntryChoice } from '../../dictionaries/EntryChoice.tsx'
import { type ConflictField, EditConflict, inBothLanguages } from '../../forms/EditConflict.tsx'
import type { ErrorOf } from '../../forms/problem-text.ts'
import { submitOf, useSavePart } from '../../forms/save-parts.tsx'
import { TextPair } from '../../forms/TextPair.tsx'
import { useMovedOn } from '../../forms/use-moved-on.ts'
import { useRevisedForm } from '../../forms/use-revised-form.ts'
import { renewGoods } from '../../goods/renew-goods.ts'
import { useNamed } from '../../goods/use-named.ts'
import { useTexts } from '../../use-texts.ts'
import { type ArticleDraft, articleDraft, changedFields, type OwnText, ownPart } from './article-draft.ts'
import { DayFields, ModelField, textFields } from './CommonFields.tsx'
import css from './ProductFields.module.css'
import { SaveRefusal } from './SaveBar.tsx'

type Props = {
  product: StaffProduct
  /** Texts in which the articles of the model differ: here each has its own. */
  differing?: readonly OwnText[]
}

/** What belongs to one article: its colour and height, its days. */
export function ProductForm({ product, differing = [] }: Props) {
  const { t } = useTexts()
  const named = useNamed()
  const { article } = product
  const storedDraftOf = (known: StaffProduct) => ({ revision: known.revision, draft: articleDraft(known) })
  const edit = useRevisedForm<ArticleDraft>(storedDraftOf(product), {
    inputOf: draft => ({ body: { ...ownChanges(draft).fields, revision: 0 } }),
    texts: 'productErrors',
  })
  useMovedOn(edit, storedDraftOf(product), draft => ownPart(draft, differing))
  const { form, element, ask, isDirty, refusal, errorOf } = edit
  const opened = form.formState.defaultValues as ArticleDraft

  function ownChanges(draft: ArticleDraft) {
    return changedFields(draft, opened, differing)
  }
  async function save(draft: ArticleDraft): Promise<boolean> {
    const { fields, was } = ownChanges(draft)
    const body = { ...fields, was, revision: edit.revision() }
    const saved = await ask(changeProductEndpoint, { params: { article }, body })
    if (!saved) return false
    edit.take(storedDraftOf(saved.product))
    await renewGoods()
    page.noteUndo(saved.undo)
    return true
  }
  const submit = submitOf(form, save)
  const page = useSavePart({ section: 'article', title: t('model.ownOf', { article }), isDirty, save: submit })
  return (
    <FormProvider {...form}>
      <form
        ref={element}
        className={css.form}
        noValidate
        aria-label={t('product.articleForm', { article })}
        onSubmit={page.onSubmit}
      >
        <ObligatoryLegend />
        {differing.length > 0 && (
          <fieldset className={css.group}>
            <legend className={css.legend}>{t('product.ownTexts', { article })}</legend>
            <p className={css.hint}>{t('product.ownTextsHint')}</p>
            {textFields
              .filter(({ name }) => differing.includes(name))
              .map(({ name, rows, maxLength }) => (
                <TextPair
                  key={name}
                  label={`${article}: ${t(`product.${name}`)}`}
                  name={name}
                  errorOf={errorOf}
                  rows={rows}
                  maxLength={maxLength}
                  isEnglishOlder={product.older_translations?.includes(name)}
                />
              ))}
          </fieldset>
        )}
        <fieldset className={css.group}>
          <legend className={css.legend}>{t('product.variant')}</legend>
          <div className={css.row}>
            <ColorField errorOf={errorOf} />
            <Select
              label={t('product.height')}
              options={[{ value: '', label: t('product.noHeight') }, ...named.heights]}
              error={errorOf('height')}
              {...form.register('height')}
            />
            <ModelField errorOf={errorOf} />
          </div>
          <DayFields errorOf={errorOf} />
        </fieldset>
        <SaveRefusal refusal={refusal} />
        <EditConflict
          edit={edit}
          read={async () => storedDraftOf((await call(staffGoodsEndpoint, { params: { article } })).product)}
          fields={conflictFields(t, differing).filter(({ textOf }) => textOf(edit.mine()) !== textOf(opened))}
          onKeepMine={() => save(edit.mine())}
        />
      </form>
    </FormProvider>
  )
}

function ColorField({ errorOf }: { errorOf: ErrorOf }) {
  const { t } = useTexts()
  const { control } = useFormContext<ArticleDraft>()
  const { field } = useController({ control, name: 'color' })
  const label = t('products.color')
  return (
    <EntryChoice
      kind="color"
      label={label}
      // A colour that nobody changed is not sent: when it is refused, the field is not an empty one.
      error={field.value ? errorOf('color') : errorOf('color', label)}
      aria-required
      value={field.value}
      onChange={field.onChange}
    />
  )
}

/** Only what was changed here is compared: the rest stays as the other has left it. */
function conflictFields(t: (key: string) => string, differing: readonly OwnText[]): ConflictField<ArticleDraft>[] {
  const plain = (label: string, name: 'model' | 'color' | 'height') => ({
    label: t(label),
    textOf: (draft: ArticleDraft) => draft[name],
  })
  return [
    plain('product.model', 'model'),
    plain('products.color', 'color'),
    plain('product.height', 'height'),
    ...differing.flatMap(name =>
      inBothLanguages<ArticleDraft>(t, t(`product.${name}`), (draft, locale) => draft[name][locale]),
    ),
    { label: t('product.saleFrom'), textOf: draft => draft.start_sale_date },
    { label: t('product.preorderOn'), textOf: draft => draft.preorder_on },
  ]
}
