import {
  newProductsEndpoint,
  type ProductForm,
  staffProductEndpoint,
} from '@shop/contracts/staff/goods/staff-product-forms'
import { staffProductsEndpoint } from '@shop/contracts/staff/goods/staff-products'
import { notify } from '@shop/shell/notices'
import { queryClient } from '@shop/shell/query'
import { useNavigate, useSearchParams } from '@shop/shell/router'
import { useUnsaved } from '@shop/shell/unsaved'
import { useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { Failure } from '../../../components/Failure.tsx'
import { useCallForm } from '../../../forms/use-call-form.ts'
import { TableSkeleton } from '../../../list/TableSkeleton.tsx'
import { useStaffEndpoint } from '../../../session/use-staff-endpoint.ts'
import { useTexts } from '../../../use-texts.ts'
import { CommonFields } from '../CommonFields.tsx'
import { pageOf } from '../list/use-product-columns.tsx'
import css from '../ProductFields.module.css'
import { type CommonDraft, commonOf, draftOf, emptyDraft } from '../product-draft.ts'
import { useNamed } from '../use-named.ts'
import { useProductErrors } from '../use-product-errors.ts'
import { MakeBar } from './MakeBar.tsx'
import { NewArticlesFields } from './NewArticlesFields.tsx'
import { useNewArticles } from './use-new-articles.ts'

/** New articles of a model: from nothing, or like the one that the address names. */
export function NewProducts() {
  const { t } = useTexts()
  const [params] = useSearchParams()
  const copied = params.get('copy')
  const { sizes } = useNamed()
  const { data, error, isFetching, refetch } = useStaffEndpoint(
    staffProductEndpoint,
    { params: { article: copied ?? '' } },
    { enabled: copied !== null },
  )

  if (error && !data)
    return <Failure error={error} title={t('product.failed')} isRetrying={isFetching} onRetry={refetch} />
  if (sizes.length === 0 || (copied !== null && !data)) return <TableSkeleton caption={t('product.newTitle')} />
  const opened = data ? draftOf(data.product, sizes) : emptyDraft(sizes)
  return <NewProductsForm opened={opened} copied={copied} measurements={data?.product.measurements ?? []} />
}

type FormProps = { opened: CommonDraft; copied: string | null; measurements: ProductForm['measurements'] }

function NewProductsForm({ opened, copied, measurements }: FormProps) {
  const { t } = useTexts()
  const navigate = useNavigate()
  const { form, element, ask, isBusy, refusal } = useCallForm<CommonDraft>({ defaultValues: opened })
  const errorOf = useProductErrors(refusal)
  const [model, sizes] = form.watch(['model', 'sizes'])
  const articles = useNewArticles({ model, sizes })
  const [isMade, setMade] = useState(false)
  const [isWaiting, setWaiting] = useState(false)
  useUnsaved(!isBusy && !isMade && articles.isTyped)

  async function save(draft: CommonDraft) {
    setWaiting(articles.isUploading)
    if (articles.isUploading) return
    const ofCopied = measurements.filter(({ size }) => articles.names.includes(size))
    const copy = copied !== null && { copy_of: copied, measurements: ofCopied }
    const made = await ask(newProductsEndpoint, { body: { ...commonOf(draft), ...articles.partsOf(draft), ...copy } })
    const [first] = made?.articles ?? []
    if (!made || first === undefined) return
    // Nothing is left to be asked about when the page is left.
    form.reset(draft)
    setMade(true)
    await queryClient.invalidateQueries({ queryKey: [staffProductsEndpoint.path] })
    notify(t(articles.isShow ? 'product.madeShown' : 'product.made', { count: made.articles.length }), {
      tone: 'success',
    })
    navigate(pageOf(first))
  }
  return (
    <FormProvider {...form}>
      <form ref={element} className={css.form} noValidate onSubmit={form.handleSubmit(save)}>
        <CommonFields errorOf={errorOf} />
        <NewArticlesFields articles={articles} errorOf={errorOf} />
        <MakeBar articles={articles} isBusy={isBusy} refusal={refusal} isWaiting={isWaiting} />
      </form>
    </FormProvider>
  )
}
