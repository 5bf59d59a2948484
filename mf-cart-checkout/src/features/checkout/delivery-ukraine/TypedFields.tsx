import { TextField } from '@shop/ui-kit/fields/TextField'
import { useFormContext } from 'react-hook-form'
import { useTexts } from '../../../use-texts.ts'
import type { CheckoutValues } from '../form/checkout-form.ts'
import css from '../form/Fields.module.css'
import { useFieldError } from '../form/field-error.ts'
import { StreetField } from './StreetField.tsx'

/** While the carrier has no list to choose from: where the parcel goes as the customer types it. */
export function TypedFields() {
  const { t } = useTexts()
  const { register, watch } = useFormContext<CheckoutValues>()
  const errorOf = useFieldError()
  const isToDoor = watch('ukraine.delivery_method_option') === 'courier'
  return (
    <div className={css.fields}>
      <div className={css.pair}>
        <TextField
          label={t('delivery.area')}
          autoComplete="address-level1"
          error={errorOf('typed.area')}
          {...register('typed.area')}
        />
        <TextField
          label={t('delivery.city')}
          autoComplete="address-level2"
          error={errorOf('typed.city')}
          {...register('typed.city')}
        />
      </div>
      {isToDoor ? (
        <StreetField />
      ) : (
        <TextField
          label={t('delivery.department')}
          hint={t('typed.departmentHint')}
          autoComplete="off"
          error={errorOf('typed.post_office')}
          {...register('typed.post_office')}
        />
      )}
    </div>
  )
}
