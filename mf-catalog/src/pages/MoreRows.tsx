import type { Product } from '@shop/contracts/products'
import { Recommendations } from '../features/card/Recommendations.tsx'
import { ROW_SIZES } from './ArticleRow.tsx'
import { Card } from './Card.tsx'
import { RecentlyViewed } from './RecentlyViewed.tsx'

/** What goes with the article, and what was looked at before it. */
export function MoreRows({ article, model }: Pick<Product, 'article' | 'model'>) {
  return (
    <>
      <Recommendations
        key={article}
        article={article}
        renderCard={card => <Card key={card.article} card={card} sizes={ROW_SIZES} />}
      />
      <RecentlyViewed key={model} model={model} />
    </>
  )
}
