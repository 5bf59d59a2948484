import { call } from '@shop/api-client/call'
import { loginEndpoint, loginFormSchema } from '@shop/contracts/customers/customers'
import { resolverOf } from '@shop/forms/schema-resolver'
import { queryClient } from '@shop/shell/query'
import { type Refusal, refusalOf } from '@shop/shell/refusal'
import { showSignedIn } from '@shop/shell/session'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type * as z from 'zod/mini'

export function useSignIn(onSignedIn?: () => void) {
  const form = useForm<SignInValues>({
    resolver: resolverOf(loginFormSchema),
    mode: 'onTouched',
    defaultValues: { email: '', password: '' },
  })
  const [refusal, setRefusal] = useState<Refusal | null>(null)

  async function enter(values: SignInValues) {
    setRefusal(null)
    try {
      await signIn(values)
    } catch (error) {
      setRefusal(refusalOf(error))
      return form.setFocus('password', { shouldSelect: true })
    }
    onSignedIn?.()
  }
  return { form, submit: form.handleSubmit(enter), refusal, forgetRefusal: () => setRefusal(null) }
}

type SignInValues = z.infer<typeof loginFormSchema>

/** A customer's prices may differ from a guest's, so every answer is fetched again. */
async function signIn(values: SignInValues): Promise<void> {
  const { customer } = await call(loginEndpoint, { body: values })
  showSignedIn(customer)
  void queryClient.invalidateQueries()
}
