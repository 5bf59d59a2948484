import type { StoreCard } from '@shop/contracts/catalog/products'
import { useTranslation } from '@shop/shell/i18n'
import type { ReactNode } from 'react'
import { useNear } from '../../use-near.ts'
import { CardRow } from './CardRow.tsx'
import { CardSkeletons } from './CardSkeletons.tsx'
import { useRecommendations } from './card.query.ts'

type RecommendationsProps = { article: string; renderCard: (card: StoreCard) => ReactNode }

/** Asked for when the reader comes near; a failure costs nothing but the row. */
export function Recommendations({ article, renderCard }: RecommendationsProps) {
  const { t } = useTranslation('mf-catalog')
  const { place, isNear } = useNear<HTMLDivElement>()
  const { data, isError } = useRecommendations(article, { enabled: isNear })
  if (isError || data?.list.length === 0) return null
  return (
    <div ref={place}>
      <CardRow title={t('product.recommended')} busy={!data}>
        {data ? data.list.map(renderCard) : <CardSkeletons count={4} />}
      </CardRow>
    </div>
  )
}
