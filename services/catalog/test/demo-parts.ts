import { shelfOf } from '@shop/catalog/articles/article'
import { toArticle } from '@shop/catalog/articles/article-seed'
import { sizeChart } from '@shop/catalog/dictionaries/size-chart-seed'
import type { ArticleDetails } from '@shop/catalog/search/build-search'
import type { SnapshotParts } from '@shop/catalog/snapshot/build-snapshot'
import { articles } from '@shop/demo-data/articles/articles'
import { categories } from '@shop/demo-data/references/categories'
import { collections } from '@shop/demo-data/references/collections'
import { colors } from '@shop/demo-data/references/colors'
import { heights } from '@shop/demo-data/references/heights'

const TODAY = '2026-11-21'

/** The demonstration catalogue as the database would give it, without a database. */
export function demoParts(): SnapshotParts & { details: readonly ArticleDetails[] } {
  return {
    key: { version: 1, articleChanges: 0, today: TODAY, rate: 4500 },
    categories,
    colors,
    collections,
    sizes: sizeChart(),
    heights,
    articles: articles
      .filter(({ is_shown }) => is_shown)
      .map(article => toArticle(article, TODAY))
      .sort((one, other) => (one.article < other.article ? -1 : 1)),
    details: articles,
    shelves: new Map(
      articles.map(({ article, sizes }) => [article, shelfOf(sizes.map(({ name, on_hand }) => [name, on_hand]))]),
    ),
  }
}
