import { type ChosenProduct, MOST_RECOMMENDED } from '@shop/contracts/staff/goods/chosen-products'
import {
  orderProductRecommendationsEndpoint,
  productRecommendationsEndpoint,
} from '@shop/contracts/staff/goods/staff-recommendations'
import { Skeleton } from '@shop/ui-kit/Skeleton'
import { useRef, useState } from 'react'
import { Failure } from '../components/Failure.tsx'
import { Refused } from '../components/Refused.tsx'
import { useStaffCall } from '../session/use-staff-call.ts'
import { useStaffEndpoint } from '../session/use-staff-endpoint.ts'
import { textOfCode, useTexts } from '../use-texts.ts'
import { ChosenProducts } from './ChosenProducts.tsx'
import { articlesOf } from './chosen.ts'

type Props = {
  article: string
  /** The product has this revision now: a form of the same product is saved on it. */
  onSaved?: (revision: number) => void
}

/** What is recommended with a product. Each change is saved at once, one after the other. */
export function ProductRecommendations({ article, onSaved }: Props) {
  const { t } = useTexts()
  const input = { params: { article } }
  const { data, error, isFetching, refetch } = useStaffEndpoint(productRecommendationsEndpoint, input, { staleTime: 0 })
  const { ask, refusal } = useStaffCall()
  // What staff see while their changes are under way; null: what the service has.
  const [shown, setShown] = useState<ChosenProduct[] | null>(null)
  const saving = useRef<Promise<unknown>>(Promise.resolve())
  const latest = useRef(0)

  if (error && !data)
    return <Failure error={error} title={t('recommended.failed')} isRetrying={isFetching} onRetry={refetch} />
  if (!data) return <Skeleton shape="control" />

  function change(products: ChosenProduct[]): void {
    latest.current += 1
    const own = latest.current
    setShown(products)
    saving.current = saving.current.then(async () => {
      // Only the newest order counts; those that were overtaken are not sent at all.
      if (own !== latest.current) return
      const body = { recommendations: articlesOf(products) }
      const saved = await ask(orderProductRecommendationsEndpoint, { ...input, body })
      await refetch()
      if (saved) onSaved?.(saved.revision)
      if (own === latest.current) setShown(null)
    })
  }
  const codes = Object.values(refusal?.fields ?? {})
  return (
    <>
      <ChosenProducts
        label={t('recommended.title')}
        pickLabel={t('recommended.pick')}
        noneText={t('recommended.none')}
        products={shown ?? data.recommendations}
        onChange={change}
        most={MOST_RECOMMENDED}
        refused={new Map([[article, t('recommended.itself')]])}
        error={codes[0] && textOfCode(t, 'errors', codes[0])}
      />
      {refusal && refusal.code !== 'validation' && <Refused refusal={refusal} />}
    </>
  )
}
