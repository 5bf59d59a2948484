import type { PageTexts } from '@shop/contracts/staff/storefront/staff-texts'

/**
 * What is wrong with a page as staff wrote it, by field; null: nothing. Both languages need the same sections, since links
 * to a section are the same in both; a text that customers agree to keeps its day.
 */
export function textProblem({ uk, en }: PageTexts, builtIn: PageTexts): Record<string, string> | null {
  if (builtIn.uk.version && !uk.version) return { 'text.uk.version': 'day_required' }
  if (uk.version !== en.version) return { 'text.en.version': 'day_required' }
  if (uk.sections.length !== en.sections.length) return { 'text.en.sections': 'sections_differ' }
  const differs = uk.sections.findIndex(({ id }, index) => id !== en.sections[index]?.id)
  if (differs >= 0) return { [`text.en.sections.${differs}.id`]: 'sections_differ' }
  const ids = uk.sections.flatMap(({ id }) => id ?? [])
  const twice = uk.sections.findIndex(
    ({ id }, index) => id !== undefined && ids.indexOf(id) < index && isTwice(ids, id),
  )
  return twice >= 0 ? { [`text.uk.sections.${twice}.id`]: 'section_twice' } : null
}

function isTwice(ids: readonly string[], id: string): boolean {
  return ids.indexOf(id) !== ids.lastIndexOf(id)
}
