import { call } from '@shop/api-client/call'
import { loginEndpoint, type loginFormSchema } from '@shop/contracts/customers'
import { queryClient } from '@shop/shell/query'
import { setSignedIn } from '@shop/shell/session'
import type * as z from 'zod/mini'

export type SignInValues = z.infer<typeof loginFormSchema>

/** A customer's prices may differ from a guest's, so every answer is asked anew. */
export async function signIn(values: SignInValues): Promise<void> {
  const { customer } = await call(loginEndpoint, { body: values })
  setSignedIn(true, customer)
  void queryClient.invalidateQueries()
}
