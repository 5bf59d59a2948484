import { storedNames } from '@shop/contracts/browser-storage'
import * as z from 'zod/mini'
import { emptyForm, type RegistrationValues } from './registration-form.ts'

const KEY = storedNames.registrationDraft
const typed = z.optional(z.string())

/** What may be kept: no password, and no agreement, which the customer gives again. */
const draftSchema = z.object({
  name: typed,
  surname: typed,
  phone: typed,
  birth_date: typed,
  country: typed,
  email: typed,
  address_abroad: z.optional(
    z.object({ state: z.string(), city: z.string(), address: z.string(), postal_code: z.string() }),
  ),
})

/** Of this tab and this visit: a form that is opened again or reloaded is filled in as before. */
export function readDraft(): RegistrationValues {
  try {
    return { ...emptyForm, ...draftSchema.parse(JSON.parse(sessionStorage.getItem(KEY) ?? '{}')) }
  } catch {
    return emptyForm
  }
}

export function saveDraft({
  password: _,
  password_repeat: _again,
  consent: _agreed,
  ...draft
}: RegistrationValues): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft))
  } catch {
    // Storage that is forbidden keeps nothing.
  }
}

export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // There was none.
  }
}
