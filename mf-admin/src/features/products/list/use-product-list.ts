import { isName, isSizeName } from '@shop/contracts/catalog/article'
import {
  productLacks,
  productSorts,
  type StaffProductFilter,
  stockStates,
} from '@shop/contracts/staff/goods/staff-products'
import { opensModels } from '../../../goods/open-models.ts'
import { fitting, oneOf, words, yesOrNo } from '../../../list/list-address.ts'
import { useList } from '../../../list/use-list.ts'

const name = fitting(isName)

export const productRules = {
  filter: {
    search: words,
    category: name,
    collection: name,
    color: name,
    height: name,
    size: fitting(isSizeName),
    missing: oneOf(productLacks),
    stock: oneOf(stockStates),
    shown: yesOrNo,
    archived: yesOrNo,
    rows: oneOf(['articles']),
  },
  sorts: productSorts,
  descending: ['changed'] as const,
  lastPage: 10_000,
  ...opensModels,
}

/** All products, by the address: models, or the articles one by one. What is narrowed is the same in both. */
export function useProductList() {
  const list = useList(productRules)
  const { rows, ...filter } = list.filter
  return {
    ...list,
    byArticles: rows === 'articles',
    narrowing: filter,
    isNarrowed: Object.keys(filter).length > 0,
    forgetFilter: () => list.narrowBy({ rows }),
  }
}

/** The filter as calls name it: the list and its export. */
export function filterQuery({ search, shown, archived, ...same }: StaffProductFilter) {
  return {
    ...same,
    ...(search?.trim() && { 'search[article]': search.trim() }),
    ...(archived && { archived: '1' as const }),
    ...(shown !== undefined && { shown: shown ? ('1' as const) : ('0' as const) }),
  }
}
