import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { loginFormSchema } from '@shop/contracts/customers'
import { ShopError } from '@shop/contracts/errors'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { type SignInValues, signIn } from './sign-in.ts'

const checkForm = standardSchemaResolver<SignInValues, unknown, SignInValues>({
  '~standard': {
    version: 1,
    vendor: 'zod',
    validate: (values: unknown) => loginFormSchema['~standard'].validate(values),
  },
})

export type Refusal = { code: ShopError['code']; isOffline: boolean; retryAt: Date | null }

export function useSignIn(onSignedIn?: () => void) {
  const form = useForm<SignInValues>({ resolver: checkForm, defaultValues: { email: '', password: '' } })
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

function refusalOf(error: unknown): Refusal {
  if (!(error instanceof ShopError)) return { code: 'unknown', isOffline: false, retryAt: null }
  const { seconds, offline } = error.details
  const retryAt = typeof seconds === 'number' ? new Date(Date.now() + seconds * 1000) : null
  return { code: error.code, isOffline: offline !== undefined, retryAt }
}
