import { firstNameSchema, lastNameSchema } from '@shop/contracts/customers/person-name'
import { birthDateSchema, type CustomerView } from '@shop/contracts/customers/profile'
import { resolverOf } from '@shop/forms/schema-resolver'
import { TextField } from '@shop/ui-kit/fields/TextField'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { saveProfile } from '../../customer/use-customer.ts'
import { writeBirthDate } from '../../forms/birth-date.ts'
import formCss from '../../forms/Form.module.css'
import { SaveBar } from '../../forms/SaveBar.tsx'
import { useFieldError } from '../../forms/use-field-error.ts'
import { useSaving } from '../../forms/use-saving.ts'
import { useTexts } from '../../use-texts.ts'

const formSchema = z.object({
  name: firstNameSchema,
  surname: lastNameSchema,
  birth_date: z.union([z.literal(''), birthDateSchema]),
})
type Values = z.infer<typeof formSchema>
const names = ['name', 'surname', 'birth_date'] as const

export function PersonalDataForm({ customer, onEnd }: { customer: CustomerView; onEnd: () => void }) {
  const { t } = useTexts()
  const errorOf = useFieldError()
  const { name, surname, birth_date } = customer
  const defaultValues = { name, surname, birth_date: birth_date ?? '' }
  const form = useForm<Values>({ resolver: resolverOf(formSchema), mode: 'onTouched', defaultValues })
  const { errors, isDirty, isSubmitting } = form.formState
  const isFixed = birth_date !== null

  const { submit, refused } = useSaving({
    form,
    save: ({ birth_date, ...names }) => saveProfile(isFixed || !birth_date ? names : { ...names, birth_date }),
    fieldFor: field => names.find(name => name === field) ?? null,
    onEnd,
  })
  const { setFocus } = form
  useEffect(() => setFocus('name'), [setFocus])
  // In the order in which they stand: the first wrong one gets the focus.
  const nameField = form.register('name')
  const surnameField = form.register('surname')
  const birthDate = form.register('birth_date')

  return (
    <form className={formCss.form} noValidate onSubmit={submit}>
      <div className={formCss.pair}>
        <TextField
          label={t('personal.data.name')}
          autoComplete="given-name"
          error={errorOf(errors.name?.message)}
          {...nameField}
        />
        <TextField
          label={t('personal.data.surname')}
          autoComplete="family-name"
          error={errorOf(errors.surname?.message)}
          {...surnameField}
        />
      </div>
      <TextField
        label={t('personal.data.birthDate')}
        hint={t(isFixed ? 'personal.data.birthDateFixed' : 'personal.data.birthDateOnce')}
        placeholder={t('personal.data.birthDateExample')}
        inputMode="numeric"
        autoComplete="bday"
        readOnly={isFixed}
        error={errorOf(errors.birth_date?.message)}
        {...birthDate}
        onChange={event => {
          event.currentTarget.value = writeBirthDate(event.currentTarget.value)
          void birthDate.onChange(event)
        }}
      />
      <SaveBar isDirty={isDirty} isSaving={isSubmitting} refused={refused} onCancel={onEnd} />
    </form>
  )
}
