import { call } from '@shop/api-client/call'
import {
  changeProductEndpoint,
  type StaffProduct,
  staffProductEndpoint,
} from '@shop/contracts/staff/goods/staff-product-forms'
import { staffProductsEndpoint } from '@shop/contracts/staff/goods/staff-products'
import { notify } from '@shop/shell/notices'
import { queryClient } from '@shop/shell/query'
import { Button } from '@shop/ui-kit/Button'
import { Select } from '@shop/ui-kit/fields/Select'
import { useEffect } from 'react'
import { FormProvider } from 'react-hook-form'
import { Refused } from '../../components/Refused.tsx'
import { type ConflictField, EditConflict } from '../../forms/EditConflict.tsx'
import { useRevisedForm } from '../../forms/use-revised-form.ts'
import { textOfCode, useTexts } from '../../use-texts.ts'
import { CommonFields } from './CommonFields.tsx'
import { MeasuresFields } from './MeasuresFields.tsx'
import css from './ProductFields.module.css'
import { draftOf, formOf, type ProductDraft } from './product-draft.ts'
import { SizesFields } from './SizesFields.tsx'
import { useNamed } from './use-named.ts'
import { lacksIn, useProductErrors } from './use-product-errors.ts'

type Props = {
  product: StaffProduct
  dictionary: readonly string[]
  /** The revision that another section of this page has just saved. */
  savedAt: number | null
  onSaved: () => void
}

/** What staff edit of an article, saved as a whole. */
export function ProductForm({ product, dictionary, savedAt, onSaved }: Props) {
  const { t } = useTexts()
  const named = useNamed()
  const { article } = product
  const edit = useRevisedForm<ProductDraft>({ revision: product.revision, draft: draftOf(product, dictionary) })
  const { form, element, ask, isBusy, isDirty, refusal, moveTo } = edit
  const errorOf = useProductErrors(refusal)
  const lacks = lacksIn(refusal)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each save beside the form
  useEffect(() => {
    if (savedAt !== null) moveTo(savedAt)
  }, [savedAt])

  async function save(draft: ProductDraft) {
    const body = { ...formOf(draft), revision: edit.revision() }
    const saved = await ask(changeProductEndpoint, { params: { article }, body })
    if (!saved) return
    edit.take({ revision: saved.product.revision, draft: draftOf(saved.product, dictionary) })
    await queryClient.invalidateQueries({ queryKey: [staffProductsEndpoint.path] })
    notify(t('product.saved'), { tone: 'success' })
    onSaved()
  }
  return (
    <FormProvider {...form}>
      <form ref={element} className={css.form} noValidate onSubmit={form.handleSubmit(save)}>
        <CommonFields errorOf={errorOf} />
        <fieldset className={css.group}>
          <legend className={css.legend}>{t('product.variant')}</legend>
          <div className={css.row}>
            <Select
              label={t('products.color')}
              options={named.colors}
              error={errorOf('color')}
              {...form.register('color')}
            />
            <Select
              label={t('product.height')}
              options={[{ value: '', label: t('product.noHeight') }, ...named.heights]}
              error={errorOf('height')}
              {...form.register('height')}
            />
          </div>
        </fieldset>
        <SizesFields errorOf={errorOf} rate={product.rate} />
        <MeasuresFields errorOf={errorOf} />
        <div className={css.save} data-stays>
          <Button type="submit" busy={isBusy} aria-disabled={!isDirty}>
            {t('product.save')}
          </Button>
          {refusal?.code === 'validation' && <p className={css.wrong}>{t('product.wrong')}</p>}
          {lacks.length > 0 && (
            <p className={css.wrong}>
              {t('product.lacks')} {lacks.map(lack => textOfCode(t, 'showLacks', lack)).join(', ')}
            </p>
          )}
          {refusal && !['validation', 'not_ready', 'changed_meanwhile'].includes(refusal.code) && (
            <Refused refusal={refusal} />
          )}
        </div>
        <EditConflict
          edit={edit}
          read={async () => {
            const { product: stored } = await call(staffProductEndpoint, { params: { article } })
            return { revision: stored.revision, draft: draftOf(stored, dictionary) }
          }}
          fields={conflictFields(t)}
          onKeepMine={() => save(edit.mine())}
        />
      </form>
    </FormProvider>
  )
}

function conflictFields(t: (key: string) => string): ConflictField<ProductDraft>[] {
  const plain = (label: string, name: 'model' | 'category' | 'collection' | 'color' | 'height') => ({
    label: t(label),
    textOf: (draft: ProductDraft) => draft[name],
  })
  const pair = (name: 'title' | 'description' | 'composition' | 'care') =>
    (['uk', 'en'] as const).map(locale => ({
      label: `${t(`product.${name}`)} (${locale})`,
      textOf: (draft: ProductDraft) => draft[name][locale],
    }))
  return [
    plain('product.model', 'model'),
    plain('products.category', 'category'),
    plain('products.collection', 'collection'),
    plain('products.color', 'color'),
    plain('product.height', 'height'),
    ...pair('title'),
    ...pair('description'),
    ...pair('composition'),
    ...pair('care'),
    { label: t('product.saleFrom'), textOf: draft => draft.start_sale_date },
    { label: t('product.preorderOn'), textOf: draft => draft.preorder_on },
    {
      label: t('product.sizes'),
      textOf: draft =>
        draft.sizes
          .filter(({ isThere }) => isThere)
          .map(size => [size.name, size.uah, size.eur, size.oldUah, size.oldEur, size.weight, size.limit].join(' '))
          .join('; '),
    },
    {
      label: t('product.measures'),
      textOf: draft => draft.measures.map(measures => Object.values(measures).join(' ').trim()).join('; '),
    },
  ]
}
