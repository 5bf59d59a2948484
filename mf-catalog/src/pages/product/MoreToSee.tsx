import type { Product } from '@shop/contracts/catalog/products'
import { Suspense } from 'react'
import { optional } from '../../optional.ts'
import { useNear } from '../../use-near.ts'
import { loadMoreRows } from './load-more-rows.ts'
import css from './ProductPage.module.css'

const MoreRows = optional(loadMoreRows)

/** Below the article: brought when the reader comes near, into a room of its height. */
export function MoreToSee({ article, model }: Pick<Product, 'article' | 'model'>) {
  const { place, isNear } = useNear<HTMLDivElement>()
  const room = <div className={css.room} />
  return (
    <div ref={place}>
      {isNear ? (
        <Suspense fallback={room}>
          <MoreRows article={article} model={model} />
        </Suspense>
      ) : (
        room
      )}
    </div>
  )
}
