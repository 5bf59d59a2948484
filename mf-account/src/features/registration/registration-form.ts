import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { registrationFormSchema } from '@shop/contracts/customers/registration'
import type { FieldPath } from 'react-hook-form'

export const HOME = 'UA'

/** All that is typed. An address abroad stays typed while Ukraine is chosen for a moment. */
export type RegistrationValues = {
  name: string
  surname: string
  phone: string
  birth_date: string
  country: string
  address_abroad: { state: string; city: string; address: string; postal_code: string }
  email: string
  password: string
  password_repeat: string
  consent: boolean
}
export type FieldName = FieldPath<RegistrationValues>

type Checked = Extract<
  Awaited<ReturnType<(typeof registrationFormSchema)['~standard']['validate']>>,
  { value: unknown }
>['value']
export type Registration = Checked

export const emptyForm: RegistrationValues = {
  name: '',
  surname: '',
  phone: '',
  birth_date: '',
  country: HOME,
  address_abroad: { state: '', city: '', address: '', postal_code: '' },
  email: '',
  password: '',
  password_repeat: '',
  consent: false,
}

/** In the order of the page: of the wrong ones, the first gets the focus. */
export const fieldNames = [
  'name',
  'surname',
  'phone',
  'birth_date',
  'country',
  'address_abroad.address',
  'address_abroad.city',
  'address_abroad.postal_code',
  'address_abroad.state',
  'email',
  'password',
  'password_repeat',
  'consent',
] as const satisfies readonly FieldName[]

/** The contract's schema, and what it cannot know: that the password was typed twice alike, and today's date. */
export const checkRegistration = standardSchemaResolver<RegistrationValues, unknown, Registration>({
  '~standard': {
    version: 1,
    vendor: 'levada',
    async validate(typed: unknown) {
      const values = typed as RegistrationValues
      const checked = await registrationFormSchema['~standard'].validate(toRequest(values))
      const own = [
        ...(values.password === values.password_repeat ? [] : [issue('password_repeat', 'passwords_differ')]),
        ...(isAdult(values.birth_date, new Date()) ? [] : [issue('birth_date', 'birth_date_underage')]),
      ]
      const issues = [...(checked.issues ?? []), ...own]
      return issues.length > 0 || checked.issues ? { issues } : checked
    },
  },
})

function toRequest({ country, address_abroad, password_repeat: _, ...form }: RegistrationValues) {
  return country === HOME ? form : { ...form, address_abroad: { country, ...address_abroad } }
}

function issue(field: string, message: string) {
  return { path: [field], message }
}

const ADULT_YEARS = 18

/** Is a date of birth, 'dd.mm.yyyy', eighteen years ago? What is no date yet, is not judged here. */
export function isAdult(written: string, today: Date): boolean {
  const [day, month, year] = written.split('.').map(Number)
  if (!day || !month || !year || year < 1000) return true
  return new Date(year + ADULT_YEARS, month - 1, day) <= today
}
