import { models } from '../models.ts'
import { heights } from '../references/heights.ts'
import { articleOf } from './build-article.ts'
import type { DemoArticle } from './demo-article.ts'
import { withRecommendations } from './recommendations.ts'

/** The whole demonstration catalogue: each model in each of its colours and heights. */
export const articles: DemoArticle[] = withRecommendations(
  models.flatMap((model, index) =>
    model.garments.flatMap(garment =>
      heights
        .filter(height => (garment.heights ?? model.heights).includes(height.name))
        .map(height => articleOf(model, garment, height, index)),
    ),
  ),
)
