import { staffGoodsEndpoint } from '@shop/contracts/staff/goods/staff-goods'
import { newProductsEndpoint } from '@shop/contracts/staff/goods/staff-product-forms'
import { useNavigate, useSearchParams } from '@shop/shell/router'
import { useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { Failure } from '../../../components/Failure.tsx'
import { ObligatoryLegend } from '../../../components/ObligatoryLegend.tsx'
import { useCallForm } from '../../../forms/use-call-form.ts'
import { renewGoods } from '../../../goods/renew-goods.ts'
import { useNamed } from '../../../goods/use-named.ts'
import { useTakeBack } from '../../../goods/use-take-back.ts'
import { TableSkeleton } from '../../../list/TableSkeleton.tsx'
import { useStaffEndpoint } from '../../../session/use-staff-endpoint.ts'
import { useTexts } from '../../../use-texts.ts'
import { CommonFields } from '../CommonFields.tsx'
import { pageOf } from '../list/use-product-columns.tsx'
import css from '../ProductFields.module.css'
import { draftOf, emptyDraft } from '../product-draft.ts'
import { MakeBar } from './MakeBar.tsx'
import { NewArticlesFields } from './NewArticlesFields.tsx'
import { type Copied, type NewDraft, newDraft, newProductsForm } from './new-draft.ts'
import { useNewArticles } from './use-new-articles.ts'

/** New articles of a model: from nothing, or like the one that the address names. */
export function NewProducts() {
  const { t } = useTexts()
  const [params] = useSearchParams()
  const copied = params.get('copy')
  const { sizes } = useNamed()
  const { data, error, isFetching, refetch } = useStaffEndpoint(
    staffGoodsEndpoint,
    { params: { article: copied ?? '' } },
    { enabled: copied !== null },
  )

  if (error && !data)
    return <Failure error={error} title={t('product.failed')} isRetrying={isFetching} onRetry={refetch} />
  if (sizes.length === 0 || (copied !== null && !data)) return <TableSkeleton caption={t('product.newTitle')} />
  const opened = newDraft(data ? draftOf(data.product, sizes) : emptyDraft(sizes))
  return <NewProductsForm opened={opened} copied={data?.product ?? null} />
}

type FormProps = { opened: NewDraft; copied: Copied | null }

function NewProductsForm({ opened, copied }: FormProps) {
  const { t } = useTexts()
  const { tellSaved } = useTakeBack()
  const navigate = useNavigate()
  const bodyOf = (draft: NewDraft) => newProductsForm(draft, copied)
  const { form, element, ask, isBusy, refusal, errorOf } = useCallForm<NewDraft>({
    defaultValues: opened,
    inputOf: draft => ({ body: bodyOf(draft) }),
    texts: 'productErrors',
  })
  const articles = useNewArticles(form)
  const [isWaiting, setWaiting] = useState(false)

  async function save(draft: NewDraft) {
    setWaiting(articles.isUploading)
    if (articles.isUploading) return
    const made = await ask(newProductsEndpoint, { body: bodyOf(draft) })
    const [first] = made?.articles ?? []
    if (!made || first === undefined) return
    // Nothing is left to be asked about when the page is left.
    form.reset(draft)
    await renewGoods()
    tellSaved(t(articles.isShow ? 'product.madeShown' : 'product.made', { count: made.articles.length }), made.undo, {
      onTakenBack: () => navigate('/admin/other/products'),
    })
    navigate(pageOf(first))
  }
  return (
    <FormProvider {...form}>
      <form ref={element} className={css.form} noValidate onSubmit={form.handleSubmit(save)}>
        <ObligatoryLegend />
        <CommonFields errorOf={errorOf} />
        <NewArticlesFields articles={articles} errorOf={errorOf} />
        <MakeBar articles={articles} isBusy={isBusy} refusal={refusal} isWaiting={isWaiting} />
      </form>
    </FormProvider>
  )
}
