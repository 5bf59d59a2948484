import type { Product } from '@shop/contracts/catalog/products'
import { LooksWith } from '../../features/bundle/row/LooksWith.tsx'
import { Recommendations } from '../../features/card/Recommendations.tsx'
import { ROW_SIZES } from '../BlockRow.tsx'
import { Card } from '../Card.tsx'
import { RecentlyViewed } from './RecentlyViewed.tsx'

/** What goes with the article, the bundles that it belongs to, and what was looked at before it. */
export function MoreRows({ article, model }: Pick<Product, 'article' | 'model'>) {
  return (
    <>
      <Recommendations
        key={article}
        article={article}
        renderCard={card => <Card key={card.article} card={card} sizes={ROW_SIZES} />}
      />
      <LooksWith key={`bundles ${article}`} garment={article} />
      <RecentlyViewed key={model} model={model} />
    </>
  )
}
