import { TextField } from '@shop/ui-kit/TextField'
import { useFormContext } from 'react-hook-form'
import { useTexts } from '../../use-texts.ts'
import { CityFields } from './CityFields.tsx'
import type { CheckoutValues } from './checkout-form.ts'
import css from './Fields.module.css'
import { useFieldError } from './field-error.ts'

export function CourierFields() {
  const { t } = useTexts()
  const { register, setValue } = useFormContext<CheckoutValues>()
  const errorOf = useFieldError()
  return (
    <div className={css.fields}>
      {/* A department chosen earlier belongs to the earlier city. */}
      <CityFields onCityChange={() => setValue('ukraine.post_office', '')} />
      <TextField
        label={t('delivery.address')}
        hint={t('delivery.addressHint')}
        autoComplete="street-address"
        error={errorOf('ukraine.courier_delivery')}
        {...register('ukraine.courier_delivery')}
      />
    </div>
  )
}
