import { call } from '@shop/api-client/call'
import { registerEndpoint } from '@shop/contracts/customers/registration'
import { ShopError } from '@shop/contracts/errors'
import { $locale } from '@shop/shell/locale'
import { notify } from '@shop/shell/notices'
import { queryClient } from '@shop/shell/query'
import { type Refusal, refusalOf } from '@shop/shell/refusal'
import { showSignedIn } from '@shop/shell/session'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { KnownContact } from '../../page-state.ts'
import { useTexts } from '../../use-texts.ts'
import { forgetDraft, readDraft, saveDraft } from './draft.ts'
import {
  checkRegistration,
  type FieldName,
  fieldNames,
  type Registration,
  type RegistrationValues,
} from './registration-form.ts'

const READING_MS = 10_000

/** Fields are checked when they are left, then at every key; what the service finds wrong is shown at its field. */
export function useRegistration(email: string, contact?: KnownContact) {
  const { t } = useTexts()
  const [defaultValues] = useState(() => withContact(readDraft(), email, contact))
  const form = useForm<RegistrationValues, unknown, Registration>({
    resolver: checkRegistration,
    mode: 'onTouched',
    defaultValues,
    // The page's own order decides which field is the first wrong one.
    shouldFocusError: false,
  })
  const { subscribe } = form
  useEffect(() => subscribe({ formState: { values: true }, callback: ({ values }) => saveDraft(values) }), [subscribe])
  const [refusal, setRefusal] = useState<Refusal | null>(null)

  async function send(checked: Registration) {
    setRefusal(null)
    try {
      await register(checked)
      forgetDraft()
      notify(t('register.welcome', { name: checked.name }), {
        tone: 'success',
        detail: t('register.email', { email: checked.email }),
        lastsMs: READING_MS,
      })
    } catch (error) {
      const wrong = wrongFields(error)
      for (const [name, message] of wrong) form.setError(name, { message })
      if (wrong.length === 0) return setRefusal(refusalOf(error))
      focusFirst(wrong.map(([name]) => name))
    }
  }

  function focusFirst(wrong: readonly FieldName[]) {
    const first = fieldNames.find(name => wrong.includes(name))
    if (first) form.setFocus(first)
  }
  const onInvalid = () => focusFirst(fieldNames.filter(name => form.getFieldState(name).error))
  return { form, submit: form.handleSubmit(send, onInvalid), refusal, forgetRefusal: () => setRefusal(null) }
}

/** Of the contact of an order only what was not typed here already. */
function withContact(draft: RegistrationValues, email: string, contact?: KnownContact): RegistrationValues {
  const { name, surname, phone } = draft
  const known = contact && {
    name: name || contact.name,
    surname: surname || contact.surname,
    phone: phone || contact.phone,
    email: draft.email || contact.email,
  }
  return { ...draft, ...known, ...(email && { email }) }
}

function wrongFields(error: unknown): [FieldName, string][] {
  if (!(error instanceof ShopError)) return []
  if (error.code === 'email_in_use') return [['email', 'email_in_use']]
  return Object.entries(error.details.fields ?? {}).flatMap(([field, code]) => {
    const name = fieldNames.find(known => known === field)
    return name ? [[name, String(code)] satisfies [FieldName, string]] : []
  })
}

/** A new account, signed in at once; the email is in the language of the screen. */
async function register(form: Registration): Promise<void> {
  const { customer } = await call(registerEndpoint, { body: { ...form, locale: $locale.get() } })
  showSignedIn(customer)
  void queryClient.invalidateQueries()
}
