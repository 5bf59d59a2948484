import { loginFormSchema } from '@shop/contracts/customers'
import { checkedBy } from '@shop/forms/checked-by'
import { type Refusal, refusalOf } from '@shop/shell/refusal'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { type SignInValues, signIn } from './sign-in.ts'

export function useSignIn(onSignedIn?: () => void) {
  const form = useForm<SignInValues>({
    resolver: checkedBy(loginFormSchema),
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
