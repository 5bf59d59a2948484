import { staffLoginFormSchema } from '@shop/contracts/staff/staff'
import { checkedBy } from '@shop/forms/checked-by'
import { type Refusal, refusalOf } from '@shop/shell/refusal'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { type SignInForm, signIn } from '../../session/session.ts'

export function useSignIn() {
  const form = useForm<SignInForm>({
    resolver: checkedBy(staffLoginFormSchema),
    defaultValues: { login: '', password: '' },
  })
  const [refusal, setRefusal] = useState<Refusal | null>(null)

  async function enter(wanted: SignInForm) {
    setRefusal(null)
    try {
      await signIn(wanted)
    } catch (error) {
      setRefusal(refusalOf(error))
      form.setFocus('password', { shouldSelect: true })
    }
  }
  return { form, submit: form.handleSubmit(enter), refusal, forgetRefusal: () => setRefusal(null) }
}
