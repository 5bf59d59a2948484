import type { CallInput } from '@shop/api-client/input'
import type { AnyEndpoint } from '@shop/contracts/endpoint'
import { ShopError } from '@shop/contracts/errors'
import { useEndpoint } from '@shop/shell/query'
import { useEffect } from 'react'
import { endSession } from './session.ts'

type Options<Called extends AnyEndpoint> = Parameters<typeof useEndpoint<Called>>[2]

/** A question that only staff may ask. When the session is over, they sign in again and come back to this very page. */
export function useStaffEndpoint<Called extends AnyEndpoint>(
  endpoint: Called,
  input: CallInput<Called>,
  options?: Options<Called>,
) {
  const answer = useEndpoint(endpoint, input, options)
  const isOver = answer.error instanceof ShopError && answer.error.code === 'not_authenticated'
  useEffect(() => {
    if (isOver) endSession()
  }, [isOver])
  return answer
}
