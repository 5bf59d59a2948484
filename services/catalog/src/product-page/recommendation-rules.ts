import { MOST_RECOMMENDED } from '@shop/contracts/staff/goods/chosen-products'

export type WrongFields = Record<string, string>

/**
 * What is wrong with a list of recommendations, by field: `recommendations.<position>`, or the list as a whole. Known are the
 * articles that there are; `own` are those it stands beside, which would recommend themselves (docs/rules.md, "Bundles").
 */
export function wrongRecommendations(
  names: readonly string[],
  known: { has(article: string): boolean },
  own: readonly string[],
): WrongFields {
  const wrong: WrongFields = {}
  names.forEach((name, index) => {
    const code = codeOf(name)
    if (names.indexOf(name) < index) wrong[`recommendations.${index}`] = 'product_twice'
    else if (code) wrong[`recommendations.${index}`] = code
  })
  if (names.length > MOST_RECOMMENDED) wrong.recommendations = 'too_many_recommended'
  return wrong

  function codeOf(name: string): string | null {
    if (!known.has(name)) return 'unknown_article'
    return own.includes(name) ? 'recommends_itself' : null
  }
}

/** The list with one more at its end, or without one; null when that one is not in it. */
export function without(names: readonly string[], name: string): string[] | null {
  return names.includes(name) ? names.filter(other => other !== name) : null
}
