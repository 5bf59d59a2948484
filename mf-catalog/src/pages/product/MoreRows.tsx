import type { Product } from '@shop/contracts/catalog/products'
import { LooksWith } from '../../features/bundle/row/LooksWith.tsx'
import { Recommendations } from '../../features/card/Recommendations.tsx'
import { ROW_SIZES } from '../BlockRow.tsx'
import { Card } from '../Card.tsx'
import { RecentlyViewed } from './RecentlyViewed.tsx'

/** The looks that the article is worn in, what goes with it, and what was looked at before it. */
export function MoreRows({ article, model }: Pick<Product, 'article' | 'model'>) {
  return (
    <>
      <LooksWith key={`bundles ${article}`} garment={article} />
      <Recommendations
        key={article}
        article={article}
        renderCard={card => <Card key={card.article} card={card} sizes={ROW_SIZES} />}
      />
      <RecentlyViewed key={model} model={model} />
    </>
  )
}
