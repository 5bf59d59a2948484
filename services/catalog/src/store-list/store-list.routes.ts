import { productCountByFiltersEndpoint, productsByFiltersEndpoint } from '@shop/contracts/products'
import { handle } from '@shop/service-kit/handle'
import { PreparedJson } from '@shop/service-kit/prepared'
import type { Routes } from '@shop/service-kit/routes'
import type { LiveCatalogue } from '../snapshot/live-catalogue.ts'
import { answerList } from './answer-list.ts'
import { countArticles } from './choice.ts'

export function addStoreListRoutes(routes: Routes, live: LiveCatalogue): void {
  handle(routes, productsByFiltersEndpoint, async ({ query }) => {
    const { index } = await live.current()
    return new PreparedJson(answerList(index, query))
  })
  handle(routes, productCountByFiltersEndpoint, async ({ query }) => {
    const { index } = await live.current()
    return { count: countArticles(index, query) }
  })
}
