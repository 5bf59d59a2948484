import type { ResultOf } from '@shop/contracts/endpoint'
import { ShopError } from '@shop/contracts/errors'
import { returnableEndpoint } from '@shop/contracts/staff/orders/customer-order-actions'
import { useEndpoint } from '@shop/shell/query'
import { useState } from 'react'

export type Returnable = ResultOf<typeof returnableEndpoint>
export type ReturnableLine = Returnable['lines'][number]

/** The items that may be sent back: at once for the customer who ordered, for anybody else after the emailed code. */
export function useReturnable(order: string, { isYours }: { isYours: boolean }) {
  const [mustProve, setMustProve] = useState(!isYours)
  const [code, setCode] = useState<string | null>(null)
  const [offer, setOffer] = useState<Returnable>()
  const { data, error, isFetching, refetch } = useEndpoint(
    returnableEndpoint,
    { body: { order, ...(code !== null && { code }) } },
    // Each request with a code is one of few tries.
    { enabled: !mustProve || code !== null, retry: false, staleTime: 0 },
  )
  // While another code is asked for, the form stays as it is.
  if (data && data !== offer) setOffer(data)
  // The session may have ended since the order was shown.
  if (isForbidden(error) && !mustProve) setMustProve(true)

  return {
    offer,
    error: mustProve && code === null ? null : error,
    isFetching,
    isProven: !mustProve || (code !== null && data !== undefined),
    code,
    refetch: () => void refetch(),
    enterCode: (typed: string) => (typed === code ? void refetch() : setCode(typed)),
    loseProof: () => {
      setMustProve(true)
      setCode(null)
    },
  }
}

function isForbidden(error: Error | null): boolean {
  return error instanceof ShopError && error.code === 'forbidden'
}
