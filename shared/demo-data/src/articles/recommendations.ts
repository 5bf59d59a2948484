import { models } from '../models.ts'
import { garmentName } from './build-article.ts'
import type { DemoArticle } from './demo-article.ts'

const MOST = 6

/** First what goes with the model, then its other colours, in the shopper's height where it exists. */
export function withRecommendations(articles: DemoArticle[]): DemoArticle[] {
  const shown = articles.filter(({ is_shown }) => is_shown)
  return articles.map(article => {
    const names = models.find(({ model }) => model === article.model)?.goes_with ?? []
    const goesWith = names.flatMap(name =>
      inHeight(
        shown.filter(other => garmentName(other, other) === name),
        article.height,
      ),
    )
    const siblings = shown.filter(
      other => other.model === article.model && other.color !== article.color && other.height === article.height,
    )
    return { ...article, recommendations: [...goesWith, ...siblings].slice(0, MOST).map(other => other.article) }
  })
}

function inHeight(garment: DemoArticle[], height: string): DemoArticle[] {
  const [first] = garment
  const sameHeight = garment.find(other => other.height === height) ?? first
  return sameHeight ? [sameHeight] : []
}
