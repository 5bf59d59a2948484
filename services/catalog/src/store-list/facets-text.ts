import type { Choice } from './choice.ts'
import { countFacets } from './facets.ts'
import { groups } from './list-entry.ts'
import type { ListIndex } from './list-index.ts'

/** The facets as JSON. */
export function facetsText(index: ListIndex, choice: Choice): string {
  const counts = countFacets(index, choice)
  const { spans, keys } = index.values
  let text = '{'
  for (const group of groups) {
    const { first, end } = spans[group]
    text += text === '{' ? `"${group}":{` : `},"${group}":{`
    for (let value = first; value < end; value++) text += `${value > first ? ',' : ''}${keys[value]}${counts[value]}`
  }
  return `${text}}}`
}
