import type { Variant } from './article.ts'
import { type ColorLink, type ProductContext, toColor } from './product-view.ts'

/**
 * One link for each colour of the model, in the order of the dictionary and with the article's own among them.
 * A link keeps the height of the article where the other colour comes in it.
 */
export function colorLinks(context: ProductContext, article: Variant, ofModel: readonly Variant[]): ColorLink[] {
  const byColor = new Map<string, Variant>()
  for (const other of ofModel) {
    const chosen = byColor.get(other.color)
    if (!chosen || (chosen.height !== article.height && other.height === article.height))
      byColor.set(other.color, other)
  }
  byColor.set(article.color, article)
  const places = [...context.colors.keys()]
  return [...byColor.values()]
    .sort((one, other) => places.indexOf(one.color) - places.indexOf(other.color))
    .map(other => {
      const { name: _, ...color } = toColor(context, other)
      return { article: other.article, ...color }
    })
}
