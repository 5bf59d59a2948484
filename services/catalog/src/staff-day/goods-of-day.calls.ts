import type { StaffProductFilter } from '@shop/contracts/staff/goods/staff-products'
import { type GoodsOfDay, goodsOfDayEndpoint } from '@shop/contracts/staff/staff-day'
import type { InternalCalls } from '@shop/service-kit/between-services/internal'
import { staffRead } from '@shop/service-kit/between-services/staff-calls'
import { type ListDeps, productsAgreeing } from '../staff-products/list-products.ts'

/** The filter of the list that each figure leads to. */
const filters: Record<keyof GoodsOfDay, StaffProductFilter> = {
  no_picture: { missing: 'picture', shown: true },
  no_translation: { missing: 'translation', shown: true },
  low: { stock: 'low', shown: true },
  out: { stock: 'out', shown: true },
  oversold: { stock: 'oversold' },
  hidden: { shown: false },
  no_price: { missing: 'price', shown: false },
}

/** What of the products waits for staff, for their first page; counted in the list that stands in memory. */
export function addGoodsOfDayCalls(internal: InternalCalls, deps: ListDeps): void {
  const count = async (name: keyof GoodsOfDay) => (await productsAgreeing(deps, filters[name])).length

  staffRead(internal, goodsOfDayEndpoint, async () => {
    const [no_picture, no_translation, low, out, oversold, hidden, no_price] = await Promise.all([
      count('no_picture'),
      count('no_translation'),
      count('low'),
      count('out'),
      count('oversold'),
      count('hidden'),
      count('no_price'),
    ])
    return { no_picture, no_translation, low, out, oversold, hidden, no_price }
  })
}
