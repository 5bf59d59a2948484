import { TextField } from '@shop/ui-kit/fields/TextField'
import { useFormContext } from 'react-hook-form'
import { useTexts } from '../../../use-texts.ts'
import type { CheckoutValues } from '../form/checkout-form.ts'
import { useFieldError } from '../form/field-error.ts'

/** The door that the courier brings it to; nobody has a list of these. */
export function StreetField() {
  const { t } = useTexts()
  const { register } = useFormContext<CheckoutValues>()
  const errorOf = useFieldError()
  return (
    <TextField
      label={t('delivery.address')}
      hint={t('delivery.addressHint')}
      autoComplete="street-address"
      error={errorOf('ukraine.courier_delivery')}
      {...register('ukraine.courier_delivery')}
    />
  )
}
