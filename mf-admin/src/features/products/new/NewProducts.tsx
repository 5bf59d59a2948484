import { ratesEndpoint } from '@shop/contracts/delivery/rates'
import {
  newProductsEndpoint,
  type ProductForm,
  staffProductEndpoint,
} from '@shop/contracts/staff/goods/staff-product-forms'
import { staffProductsEndpoint } from '@shop/contracts/staff/goods/staff-products'
import { notify } from '@shop/shell/notices'
import { queryClient, useEndpoint } from '@shop/shell/query'
import { useNavigate, useSearchParams } from '@shop/shell/router'
import { useUnsaved } from '@shop/shell/unsaved'
import { Button } from '@shop/ui-kit/Button'
import { useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { Failure } from '../../../components/Failure.tsx'
import { Refused } from '../../../components/Refused.tsx'
import { useCallForm } from '../../../forms/use-call-form.ts'
import { TableSkeleton } from '../../../list/TableSkeleton.tsx'
import { useStaffEndpoint } from '../../../session/use-staff-endpoint.ts'
import { useTexts } from '../../../use-texts.ts'
import { CommonFields } from '../CommonFields.tsx'
import { pageOf } from '../list/use-product-columns.tsx'
import css from '../ProductFields.module.css'
import { type CommonDraft, commonOf, draftOf, emptyDraft, type VariantDraft, variantsOf } from '../product-draft.ts'
import { SizesFields } from '../SizesFields.tsx'
import { useNamed } from '../use-named.ts'
import { useProductErrors } from '../use-product-errors.ts'
import { OpeningStockFields } from './OpeningStockFields.tsx'
import { type OpeningDraft, openingOf } from './opening-stock.ts'
import { VariantsFields } from './VariantsFields.tsx'

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
  const rate = useEuroRate()
  const edit = useCallForm<CommonDraft>({ defaultValues: opened })
  const { form, element, ask, isBusy, refusal } = edit
  const errorOf = useProductErrors(refusal)
  const [colors, setColors] = useState<string[]>([])
  const [heights, setHeights] = useState<string[]>([])
  const [renamed, setRenamed] = useState<VariantDraft[]>([])
  const [stock, setStock] = useState<OpeningDraft>({})
  const variants = variantsOf(form.watch('model'), colors, heights, renamed)
  const sizes = form.watch('sizes').flatMap(({ name, isThere }) => (isThere ? name : []))
  const [isMade, setMade] = useState(false)
  useUnsaved(!isBusy && !isMade && [...colors, ...heights, ...Object.values(stock)].some(Boolean))

  async function save(draft: CommonDraft) {
    const articles = variants.map(variant => ({ ...variant, stock: openingOf(variant, sizes, stock) }))
    const ofCopied = measurements.filter(({ size }) => sizes.includes(size))
    const copy = copied !== null && { copy_of: copied, measurements: ofCopied }
    const body = { ...commonOf(draft), articles, ...copy }
    const made = await ask(newProductsEndpoint, { body })
    const [first] = made?.articles ?? []
    if (!made || first === undefined) return
    // Nothing is left to be asked about when the page is left.
    form.reset(draft)
    setMade(true)
    await queryClient.invalidateQueries({ queryKey: [staffProductsEndpoint.path] })
    notify(t('product.made', { count: made.articles.length }), { tone: 'success' })
    navigate(pageOf(first))
  }
  return (
    <FormProvider {...form}>
      <form ref={element} className={css.form} noValidate onSubmit={form.handleSubmit(save)}>
        <CommonFields errorOf={errorOf} />
        <VariantsFields
          colors={colors}
          heights={heights}
          variants={variants}
          onColors={setColors}
          onHeights={setHeights}
          onRename={(index, article) => {
            const variant = variants[index]
            if (variant) setRenamed(variants.map(other => (other === variant ? { ...variant, article } : other)))
          }}
          errorOf={errorOf}
        />
        <SizesFields errorOf={errorOf} rate={rate} />
        <OpeningStockFields variants={variants} sizes={sizes} typed={stock} onType={setStock} errorOf={errorOf} />
        <div className={css.save} data-stays>
          <Button type="submit" busy={isBusy}>
            {t('product.make', { count: variants.length })}
          </Button>
          <p className={css.hint}>{t('product.makeHint')}</p>
          {refusal?.code !== 'validation' && <Refused refusal={refusal} />}
          {refusal?.code === 'validation' && <p className={css.wrong}>{t('product.wrong')}</p>}
        </div>
      </form>
    </FormProvider>
  )
}

/** Hryvnias for one euro; undefined until it is known. */
function useEuroRate(): number | undefined {
  const { data } = useEndpoint(ratesEndpoint, { query: { type: 'currency' } })
  const found = data?.rates.find(rate => 'currency' in rate && rate.currency === 'EUR')
  return found && 'rate' in found ? found.rate : undefined
}
