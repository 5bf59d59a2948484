import { call } from '@shop/api-client/call'
import { registerEndpoint } from '@shop/contracts/registration'
import { $locale } from '@shop/shell/locale'
import { queryClient } from '@shop/shell/query'
import { setSignedIn } from '@shop/shell/session'
import type { Registration } from './registration-form.ts'

/** A new account, signed in at once; the letter is in the language that she reads. */
export async function register(form: Registration): Promise<void> {
  const { customer } = await call(registerEndpoint, { body: { ...form, locale: $locale.get() } })
  setSignedIn(true, customer)
  void queryClient.invalidateQueries()
}
