import { staffModelsEndpoint } from '@shop/contracts/staff/goods/staff-model-list'
import { staffProductsEndpoint } from '@shop/contracts/staff/goods/staff-products'
import { keepPreviousData } from '@shop/shell/query'
import { useEffect, useState } from 'react'
import { openModels } from '../../../goods/open-models.ts'
import { useStaffEndpoint } from '../../../session/use-staff-endpoint.ts'
import { rowsOfArticles, rowsOfModels } from './product-rows.ts'
import { filterQuery, type useProductList } from './use-product-list.ts'

const PAGE_LENGTH = 50
const fresh = { placeholderData: keepPreviousData, staleTime: 0 }

/** The rows that the address asks for: models, with the articles of those that are open, or articles alone. */
export function useProductRows({ byArticles, narrowing, sort, dir, page, open }: ReturnType<typeof useProductList>) {
  const query = { ...filterQuery(narrowing), sort, dir, page, limit: PAGE_LENGTH }
  const opened = openModels(open)
  const ofArticles = useStaffEndpoint(staffProductsEndpoint, { query }, { ...fresh, enabled: byArticles })
  const ofModels = useStaffEndpoint(
    staffModelsEndpoint,
    { query: { ...query, ...(open !== null && { opened: open }) } },
    { ...fresh, enabled: !byArticles },
  )
  const answer = byArticles ? ofArticles : ofModels
  const isOld = useIsOld(JSON.stringify([byArticles, query]), answer)
  const [count, articleCount] = byArticles
    ? [ofArticles.data?.count, ofArticles.data?.count]
    : [ofModels.data?.count, ofModels.data?.article_count]
  return {
    answer: { ...answer, isPlaceholderData: isOld },
    rows: byArticles
      ? ofArticles.data && rowsOfArticles(ofArticles.data.products)
      : ofModels.data && rowsOfModels(ofModels.data.models, opened),
    opened,
    count,
    articleCount,
    pages: Math.max(1, Math.ceil((count ?? 0) / PAGE_LENGTH)),
  }
}

/** Are the rows those of another question? A model that is being opened makes none of them old. */
function useIsOld(question: string, { isPlaceholderData }: { isPlaceholderData: boolean }): boolean {
  const [answered, setAnswered] = useState(question)
  useEffect(() => {
    if (!isPlaceholderData) setAnswered(question)
  }, [isPlaceholderData, question])
  return isPlaceholderData && answered !== question
}
