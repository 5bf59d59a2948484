import type { StaffMember } from '@shop/contracts/customers/session-check'
import { ShopError } from '@shop/contracts/errors'
import { staffCodeFormSchema, staffLoginFormSchema } from '@shop/contracts/staff/staff'
import { resolverOf } from '@shop/forms/schema-resolver'
import { type Refusal, refusalOf } from '@shop/shell/refusal'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { type SignInForm, signInByCode, signInByPassword } from './sign-in.ts'

type OnDone = (staff: StaffMember | undefined) => void

/** A sign-in in two steps: the password, then the code where there is a second factor. */
export function useSignIn(login: string, onDone: OnDone) {
  const form = useForm<SignInForm>({
    resolver: resolverOf(staffLoginFormSchema),
    defaultValues: { login, password: '' },
  })
  const [ticket, setTicket] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)

  async function enter(wanted: SignInForm) {
    setRefusal(null)
    try {
      const step = await signInByPassword(wanted)
      if (step.ticket) setTicket(step.ticket)
      else onDone(step.staff)
    } catch (error) {
      setRefusal(refusalOf(error))
      form.setFocus('password', { shouldSelect: true })
    }
  }

  /** Too late, or too often: the password is asked for again. */
  function startAgain(reason: Refusal | null) {
    setTicket(null)
    setRefusal(reason)
    form.resetField('password')
  }
  return { form, submit: form.handleSubmit(enter), ticket, startAgain, refusal, forgetRefusal: () => setRefusal(null) }
}

/** The second step. A code that was wrong is said at its field; a ticket that is over leads back to the first step. */
export function useCodeStep(ticket: string, onDone: OnDone, onOver: (reason: Refusal | null) => void) {
  const form = useForm({ resolver: resolverOf(staffCodeFormSchema), defaultValues: { ticket, code: '' } })
  const [refusal, setRefusal] = useState<Refusal | null>(null)

  async function enter({ code }: { code: string }) {
    setRefusal(null)
    try {
      onDone(await signInByCode(ticket, code))
    } catch (error) {
      const reason = refusalOf(error)
      if (error instanceof ShopError && error.code === 'code_expired') return onOver(reason)
      if (reason.code === 'validation') form.setError('code', { message: 'code_wrong' })
      else setRefusal(reason)
      form.setFocus('code', { shouldSelect: true })
    }
  }
  return { form, submit: form.handleSubmit(enter), refusal }
}
