import type { Product } from '@shop/contracts/products'
import { Suspense } from 'react'
import { useNear } from '../features/card/use-near.ts'
import { optional } from '../optional.ts'
import { withTexts } from '../part-texts.ts'
import css from './ProductPage.module.css'

const MoreRows = optional(withTexts(['bundle'], () => import('./MoreRows.tsx').then(({ MoreRows }) => MoreRows)))

/** Below the article: brought when the reader comes near, into a room of its height. */
export function MoreToSee({ article, model }: Pick<Product, 'article' | 'model'>) {
  const { place, isNear } = useNear()
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
