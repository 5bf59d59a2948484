import type { StaffModel } from '@shop/contracts/staff/goods/staff-models'
import { newProductsEndpoint, type StaffProduct } from '@shop/contracts/staff/goods/staff-product-forms'
import { useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { ObligatoryLegend } from '../../../components/ObligatoryLegend.tsx'
import { useCallForm } from '../../../forms/use-call-form.ts'
import { useNamed } from '../../../goods/use-named.ts'
import { useTakeBack } from '../../../goods/use-take-back.ts'
import { useTexts } from '../../../use-texts.ts'
import { DayFields } from '../CommonFields.tsx'
import css from '../ProductFields.module.css'
import { commonOf, draftOf } from '../product-draft.ts'
import { MakeBar } from './MakeBar.tsx'
import { NewArticlesFields } from './NewArticlesFields.tsx'
import { type NewDraft, newDraft, partsOf } from './new-draft.ts'
import { useNewArticles } from './use-new-articles.ts'

type Props = {
  model: StaffModel
  /** The one whose sizes and prices new ones begin with. */
  product: StaffProduct
  onMade: () => Promise<void>
}

/** More colours and heights of a model, made inside its own page; texts and measurements are those of the model. */
export function AddArticles(props: Props) {
  const { t } = useTexts()
  const [wasOpen, setWasOpen] = useState(false)
  const [round, setRound] = useState(0)
  return (
    <details
      className={css.group}
      // Once they are made it is folded away again, and begins with what is stored then.
      key={round}
      onToggle={event => {
        if (event.currentTarget.open) setWasOpen(true)
      }}
    >
      <summary>{t('addArticles.title')}</summary>
      {wasOpen && (
        <AddArticlesForm
          {...props}
          onMade={async () => {
            await props.onMade()
            setWasOpen(false)
            setRound(round + 1)
          }}
        />
      )}
    </details>
  )
}

/** What has no field here, and would be said nowhere else. */
const unseen = ['category', 'collection', 'model'] as const

function AddArticlesForm({ model, product, onMade }: Props) {
  const { t } = useTexts()
  const { tellSaved } = useTakeBack()
  const named = useNamed()
  const [opened] = useState(() => newDraft({ ...draftOf(product, named.sizes), model: model.model }))
  const bodyOf = (draft: NewDraft) => {
    const { title, description, composition, care, category, collection } = model
    const common = { title, description, composition, care, category, collection, model: model.model }
    return { ...commonOf(draft), ...common, ...partsOf(draft, model.articles), copy_of: product.article }
  }
  const { form, element, ask, isBusy, refusal, errorOf } = useCallForm<NewDraft>({
    defaultValues: opened,
    inputOf: draft => ({ body: bodyOf(draft) }),
    texts: 'productErrors',
  })
  const articles = useNewArticles(form, model.articles)
  const [isWaiting, setWaiting] = useState(false)

  async function save(draft: NewDraft) {
    setWaiting(articles.isUploading)
    if (articles.isUploading) return
    const made = await ask(newProductsEndpoint, { body: bodyOf(draft) })
    if (!made) return
    tellSaved(t(articles.isShow ? 'product.madeShown' : 'product.made', { count: made.articles.length }), made.undo)
    await onMade()
  }
  return (
    <FormProvider {...form}>
      <form
        ref={element}
        className={css.form}
        noValidate
        aria-label={t('addArticles.form', { model: model.model })}
        onSubmit={form.handleSubmit(save)}
      >
        <ObligatoryLegend />
        <p className={css.hint}>{t('addArticles.hint')}</p>
        <NewArticlesFields articles={articles} errorOf={errorOf} />
        <fieldset className={css.group}>
          <legend className={css.legend}>{t('product.days')}</legend>
          <DayFields errorOf={errorOf} />
        </fieldset>
        {unseen.map(field => {
          const error = errorOf(field)
          return (
            error && (
              <p key={field} role="alert" className={css.wrong}>
                {t(field === 'model' ? 'product.model' : `products.${field}`)}: {error}
              </p>
            )
          )
        })}
        <MakeBar articles={articles} isBusy={isBusy} refusal={refusal} isWaiting={isWaiting} />
      </form>
    </FormProvider>
  )
}
