import { internalCatalogStepsEndpoint } from '@shop/contracts/staff/staff-first-steps'
import { handleInternal, type InternalCalls } from '@shop/service-kit/between-services/internal'
import type { createRepositories } from '../repositories.ts'

type Sources = Pick<ReturnType<typeof createRepositories>, 'articles' | 'categories' | 'home'>

/** What of a new shop's goods is there: the back office leads to what is missing. */
export function addFirstStepCalls(internal: InternalCalls, { articles, categories, home }: Sources): void {
  handleInternal(internal, internalCatalogStepsEndpoint, async () => {
    const [all, { any, pictured, shown }, page] = await Promise.all([
      categories.all(),
      articles.milestones(),
      home.read(),
    ])
    const isHomeMade = page !== null && page.slider.length + page.blocks.length > 0
    return { category: all.length > 0, product: any, pictures: pictured, shown, home: isHomeMade }
  })
}
