import { call } from '@shop/api-client/call'
import { type StaffProductFilter, staffProductsEndpoint } from '@shop/contracts/staff/goods/staff-products'
import { MOST_REMOVED } from '@shop/contracts/staff/removing/removing'
import { useQuery } from '@shop/shell/query'
import { renewGoods } from '../../../goods/renew-goods.ts'
import type { Chosen } from '../../../list/use-chosen.ts'
import { ChosenRemoval } from '../../../removing/ChosenRemoval.tsx'
import { asStaff } from '../../../session/session-over.ts'
import { useTexts } from '../../../use-texts.ts'
import { filterQuery } from './use-product-list.ts'

type Props = { chosen: Chosen; count: number; filter: StaffProductFilter }

/** Archives, brings back or deletes the products that were chosen. */
export function BulkRemoval({ chosen, count, filter }: Props) {
  const { t } = useTexts()
  const found = useNamesFound(filter, { enabled: chosen.isAll && count <= MOST_REMOVED })
  if (count > MOST_REMOVED) return <p>{t('removing.tooMany')}</p>
  return (
    <ChosenRemoval
      kind="article"
      names={chosen.isAll ? (found.data ?? []) : [...chosen.ids]}
      isArchived={filter.archived === true}
      onDone={async () => {
        chosen.forget()
        await renewGoods()
      }}
    />
  )
}

const PAGE = 100

/** The articles of all pages that match the filter. */
function useNamesFound(filter: StaffProductFilter, { enabled }: { enabled: boolean }) {
  return useQuery({
    queryKey: [staffProductsEndpoint.path, 'names', filter],
    enabled,
    staleTime: 0,
    queryFn: async () => {
      const names: string[] = []
      for (let page = 1; ; page += 1) {
        const query = { ...filterQuery(filter), sort: 'article' as const, page, limit: PAGE }
        const { products, count } = await asStaff(() => call(staffProductsEndpoint, { query }))
        names.push(...products.map(({ article }) => article))
        if (products.length === 0 || names.length >= count) return names
      }
    },
  })
}
