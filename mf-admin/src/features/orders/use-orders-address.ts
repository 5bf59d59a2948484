import { useLocation, useNavigate, useSearchParams } from '@shop/shell/router'
import {
  type NeedFilter,
  type OrdersAddress,
  type PaidFilter,
  readOrdersAddress,
  withQuestion,
  writeOrdersAddress,
} from './orders-address.ts'

/** Marks a step of the browser's history that only opened an order: closing it may go back. */
export const openedHere = { openedHere: true }

export function useOrdersAddress() {
  const [params, setParams] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const address = readOrdersAddress(params)
  const searchOf = (next: Partial<OrdersAddress>) => `?${writeOrdersAddress({ ...address, ...next })}`

  return {
    ...address,
    /** Otherwise every key would be a step of the browser's history. */
    setSearch: (search: string) => setParams(writeOrdersAddress(withQuestion(address, { search })), { replace: true }),
    setPaid: (paid: PaidFilter) => setParams(writeOrdersAddress(withQuestion(address, { paid }))),
    setNeeds: (needs: NeedFilter) => setParams(writeOrdersAddress(withQuestion(address, { needs }))),
    forgetQuestion: () => setParams({}),
    linkToOrder: (order: string) => ({ search: searchOf({ order }) }),
    linkToPage: (page: number) => ({ search: searchOf({ page, order: null }) }),
    closeOrder: () => {
      if (state?.openedHere === true) navigate(-1)
      else setParams(writeOrdersAddress({ ...address, order: null }), { replace: true })
    },
  }
}
