import { orderTabsEndpoint } from '@shop/contracts/staff/orders/staff-orders'
import { keepPreviousData } from '@shop/shell/query'
import { useEffect, useState } from 'react'
import { useStaffEndpoint } from '../../session/use-staff-endpoint.ts'
import { filterQuery, type OrderList } from './use-order-list.ts'

/** So often it is asked what has come, while the tab of the browser is in sight. */
const POLL_MS = 30_000
/** Nobody is there any more: without questions the session of staff ends by itself. */
const AWAY_MS = 10 * 60_000

/** The counts of the tabs and the newest orders, asked for again and again while somebody is there. */
export function useOrderTabs({ filter }: Pick<OrderList, 'filter'>) {
  const isThere = usePresence()
  return useStaffEndpoint(
    orderTabsEndpoint,
    { query: filterQuery(filter) },
    { placeholderData: keepPreviousData, staleTime: 0, refetchInterval: isThere && POLL_MS },
  )
}

/** Has anybody moved the pointer or pressed a key in the last minutes? */
function usePresence(): boolean {
  const [isThere, setThere] = useState(true)
  useEffect(() => {
    const leave = () => setThere(false)
    let timer = setTimeout(leave, AWAY_MS)
    const stay = () => {
      clearTimeout(timer)
      timer = setTimeout(leave, AWAY_MS)
      setThere(true)
    }
    const signs = ['pointermove', 'pointerdown', 'keydown'] as const
    for (const sign of signs) document.addEventListener(sign, stay, { passive: true })
    return () => {
      clearTimeout(timer)
      for (const sign of signs) document.removeEventListener(sign, stay)
    }
  }, [])
  return isThere
}
