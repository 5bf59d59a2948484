import type { CallInput } from '@shop/api-client/input'
import type { AnyEndpoint } from '@shop/contracts/endpoint'
import { ShopError } from '@shop/contracts/errors'
import { useEndpoint } from '@shop/shell/query'
import { useEffect } from 'react'
import { askToSignInAgain, noticeSecondFactor } from './session-over.ts'

type Options<Called extends AnyEndpoint> = Parameters<typeof useEndpoint<Called>>[2]

/** A question that only staff may ask. When the session is over, they sign in again over this very page, and it is asked once more. */
export function useStaffEndpoint<Called extends AnyEndpoint>(
  endpoint: Called,
  input: CallInput<Called>,
  options?: Options<Called>,
) {
  const answer = useEndpoint(endpoint, input, options)
  const code = answer.error instanceof ShopError && answer.error.code
  useEffect(() => {
    if (code === 'not_authenticated') void askToSignInAgain()
    if (code === 'second_factor_required') void noticeSecondFactor()
  }, [code])
  return answer
}
