import { type DeliveryInEurope, deliveryInEuropeSchema } from '@shop/contracts/customers/profile'
import { useAllCountries } from '@shop/forms/places'
import { resolverOf } from '@shop/forms/schema-resolver'
import { TextField } from '@shop/ui-kit/fields/TextField'
import { FormProvider, useForm } from 'react-hook-form'
import css from '../../forms/Form.module.css'
import { SaveBar } from '../../forms/SaveBar.tsx'
import { useFieldError } from '../../forms/use-field-error.ts'
import { useSaving } from '../../forms/use-saving.ts'
import { useTexts } from '../../use-texts.ts'
import { PlaceField } from './PlaceField.tsx'

const empty: DeliveryInEurope = { country: '', state: '', city: '', address: '', postal_code: '' }

type EuropeFormProps = {
  /** Null for a new one. */
  delivery: DeliveryInEurope | null
  save: (delivery: DeliveryInEurope) => Promise<void>
  onEnd: () => void
}

/** A delivery address abroad. */
export function EuropeForm({ delivery, save, onEnd }: EuropeFormProps) {
  const { t } = useTexts()
  const errorOf = useFieldError()
  const resolver = resolverOf<DeliveryInEurope>(deliveryInEuropeSchema)
  const form = useForm<DeliveryInEurope>({ resolver, mode: 'onTouched', defaultValues: delivery ?? empty })
  const { errors, isDirty, isSubmitting } = form.formState
  const { submit, refused } = useSaving({
    form,
    save,
    fieldFor: field => fieldNames.find(name => field === `delivery.${name}`) ?? null,
    onEnd,
  })
  const field = (name: keyof DeliveryInEurope, autoComplete: string) => ({
    label: t(`personal.delivery.${name}`),
    error: errorOf(errors[name]?.message),
    autoComplete,
    ...form.register(name),
  })

  return (
    <FormProvider {...form}>
      <form className={css.form} noValidate onSubmit={submit}>
        <PlaceField name="country" label={t('personal.delivery.country')} places={useAllCountries()} />
        <TextField {...field('address', 'street-address')} hint={t('personal.delivery.latinHint')} />
        <div className={css.pair}>
          <TextField {...field('city', 'address-level2')} />
          <TextField {...field('postal_code', 'postal-code')} autoCapitalize="characters" spellCheck={false} />
        </div>
        <TextField {...field('state', 'address-level1')} hint={t('personal.delivery.stateHint')} />
        <SaveBar isDirty={isDirty} isSaving={isSubmitting} refused={refused} onCancel={onEnd} />
      </form>
    </FormProvider>
  )
}

const fieldNames = ['country', 'state', 'city', 'address', 'postal_code'] as const
